//! The folder of a hunt: what is where, and how it gets there.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use minuet_words::message::HuntError;

use crate::hash;
use crate::near::NearState;
use crate::plan::Plan;

/// The folder of a hunt. What a part depends on is written completely before the part is.
#[derive(Clone, Debug)]
pub struct Folder {
    root: PathBuf,
}

/// Keeps other hunts out as long as it lives; the system takes it away when the process ends.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Folder {
    /// A folder, which need not be there yet.
    pub fn new(root: impl Into<PathBuf>) -> Folder {
        Folder { root: root.into() }
    }

    /// Where it is.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The settings of the hunt.
    pub fn plan(&self) -> PathBuf {
        self.root.join("hunt.json")
    }

    /// The state of a vicinity search.
    pub(crate) fn near(&self) -> PathBuf {
        self.root.join("near.json")
    }

    /// The lines that are not puzzles.
    pub fn rejected(&self) -> PathBuf {
        self.root.join("rejected.tsv")
    }

    /// A finished chunk.
    pub fn part(&self, chunk: u64) -> PathBuf {
        self.root.join(format!("parts/{chunk:08}.parquet"))
    }

    /// The certificate of the puzzle with this hash.
    pub fn failure(&self, hash: &str) -> PathBuf {
        self.root.join(format!("failures/{hash}.json"))
    }

    /// Makes the folder where it is missing, and takes hold of it.
    ///
    /// # Errors
    ///
    /// When it cannot be written, holds something else, or another hunt is at work in it.
    pub fn claim(&self) -> Result<Lock, HuntError> {
        fs::create_dir_all(&self.root).map_err(HuntError::write(&self.root))?;
        // The lock is made first, and marks the folder as that of a hunt from then on.
        let path = self.root.join("minuet.lock");
        let mut entries = fs::read_dir(&self.root).map_err(HuntError::read(&self.root))?;
        if path.exists() {
            // To open a pipe is to wait for its other end.
            hash::regular(&path).map_err(HuntError::read(&path))?;
        } else if self.is_without_hunt()? && entries.next().is_some() {
            return Err(HuntError::Foreign(self.root.clone()));
        }
        // Windows locks nothing that can only be appended to.
        let file = File::options().read(true).create(true).append(true).open(&path);
        let file = file.map_err(HuntError::write(&path))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(HuntError::Locked(self.root.clone())),
            Err(TryLockError::Error(error)) => return Err(HuntError::write(&path)(error)),
        }
        // What an earlier run did not finish is of no use.
        let tmp = self.tmp();
        if tmp.exists() {
            fs::remove_dir_all(&tmp).map_err(HuntError::write(&tmp))?;
        }
        for folder in [tmp, self.root.join("parts"), self.root.join("failures")] {
            fs::create_dir_all(&folder).map_err(HuntError::write(&folder))?;
        }
        sync_folder(&self.root).map_err(HuntError::write(&self.root))?;
        Ok(Lock { _file: file })
    }

    /// Whether there are no settings in it. If there are some, but not of a hunt, the folder is somebody else's.
    fn is_without_hunt(&self) -> Result<bool, HuntError> {
        Ok(Plan::load(self)?.is_none() && NearState::load(self)?.is_none())
    }

    /// Where files grow until they are whole. It is emptied, so no other program may have a folder of this name.
    pub(crate) fn tmp(&self) -> PathBuf {
        self.root.join("minuet.tmp")
    }

    /// The chunks that are finished, in order.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn parts(&self) -> Result<Vec<u64>, HuntError> {
        // Any other table there would be read as a part by whoever reads them all.
        let number = |name: &str| {
            let number = name.strip_suffix(".parquet")?;
            let chunk: Option<u64> = number.parse().ok();
            let chunk = chunk.filter(|chunk| self.part(*chunk).ends_with(name));
            Some(chunk.ok_or_else(|| HuntError::Stray(self.root.join("parts").join(name))))
        };
        let mut parts = self.names("parts", number)?.into_iter().collect::<Result<Vec<_>, _>>()?;
        parts.sort_unstable();
        Ok(parts)
    }

    /// The hashes of the certificates, in order.
    ///
    /// # Errors
    ///
    /// When the folder cannot be read.
    pub fn failures(&self) -> Result<Vec<String>, HuntError> {
        let mut hashes =
            self.names("failures", |name| name.strip_suffix(".json").map(str::to_owned))?;
        hashes.sort_unstable();
        Ok(hashes)
    }

    fn names<T>(
        &self,
        folder: &str,
        number: impl Fn(&str) -> Option<T>,
    ) -> Result<Vec<T>, HuntError> {
        let folder = self.root.join(folder);
        let entries = fs::read_dir(&folder).map_err(HuntError::read(&folder))?;
        let mut numbers = Vec::new();
        for entry in entries {
            let name = entry.map_err(HuntError::read(&folder))?.file_name();
            numbers.extend(name.to_str().and_then(&number));
        }
        Ok(numbers)
    }

    /// Writes a file whole: beside its place first, then renamed into it.
    ///
    /// # Errors
    ///
    /// When the disk is full or the folder cannot be written.
    pub fn write(&self, path: &Path, bytes: &[u8]) -> Result<(), HuntError> {
        let name = path.file_name().unwrap_or_default();
        self.write_via(Path::new(name), path, bytes)
    }

    /// Writes a file whole by way of one in `minuet.tmp`, whose name nothing else may use.
    ///
    /// # Errors
    ///
    /// When the disk is full or the folder cannot be written.
    pub fn write_via(&self, name: &Path, path: &Path, bytes: &[u8]) -> Result<(), HuntError> {
        let growing = self.tmp().join(name);
        let written = write_through(&growing, bytes).and_then(|()| fs::rename(&growing, path));
        written.map_err(|error| refused(&growing, path, error))?;
        self.make_last(path)
    }

    /// Puts a file in its place, whole, by way of another, whose name no other thread may use; but a loss of
    /// power may still take it. One that is there already is left alone, so that it is never in danger again.
    pub(crate) fn put(&self, growing: &Path, path: &Path, bytes: &[u8]) -> Result<(), HuntError> {
        if hash::read(path, hash::DOCUMENT).is_ok_and(|there| there == bytes) {
            return Ok(());
        }
        let written = fs::write(growing, bytes).and_then(|()| fs::rename(growing, path));
        written.map_err(|error| refused(growing, path, error))
    }

    /// Makes the certificates with these hashes survive a loss of power.
    pub(crate) fn make_failures_last(&self, hashes: &[String]) -> Result<(), HuntError> {
        let Some(last) = hashes.last() else { return Ok(()) };
        for path in hashes.iter().map(|hash| self.failure(hash)) {
            let opened = File::options().write(true).open(&path);
            let synced = opened.and_then(|file| file.sync_all());
            synced.map_err(HuntError::write(&path))?;
        }
        self.make_last(&self.failure(last))
    }

    /// Makes the names in the folder of `path` survive a power failure.
    pub(crate) fn make_last(&self, path: &Path) -> Result<(), HuntError> {
        let folder = path.parent().unwrap_or(&self.root);
        sync_folder(folder).map_err(HuntError::write(folder))
    }
}

/// What to say when a file cannot be written, after what there is of it is taken away: a full disk needs the room.
fn refused(growing: &Path, path: &Path, error: io::Error) -> HuntError {
    let _ = fs::remove_file(growing);
    HuntError::write(path)(error)
}

/// Writes a file and makes its bytes last.
pub(crate) fn write_through(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(bytes)?;
    file.sync_all()
}

/// Makes renames last. Only Unix can open a folder for this.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
