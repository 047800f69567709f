//! Archives in which nothing depends on the machine: files in the order of their names, of one time and one owner.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;
use tar::{EntryType, Header};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::site::paths;

/// What a file is for.
#[derive(Clone, Copy)]
pub(super) enum Use {
    Run,
    Read,
}

/// Files by their paths.
pub(super) type Files = BTreeMap<String, (Use, Vec<u8>)>;

/// Files and their folders as a compressed tar.
pub(super) fn tar(files: &Files, time: u64) -> anyhow::Result<Vec<u8>> {
    let header = |kind, mode, size: usize| {
        let mut header = Header::new_gnu();
        header.set_entry_type(kind);
        header.set_mode(mode);
        header.set_mtime(time);
        header.set_uid(0);
        header.set_gid(0);
        header.set_size(size as u64);
        header
    };
    let mut tar = tar::Builder::new(GzEncoder::new(Vec::new(), Compression::best()));
    let folders: BTreeSet<&Path> =
        files.keys().flat_map(|path| Path::new(path).ancestors().skip(1)).collect();
    for folder in folders.into_iter().filter(|folder| folder.file_name().is_some()) {
        tar.append_data(&mut header(EntryType::Directory, 0o755, 0), folder, &[][..])?;
    }
    for (path, (purpose, bytes)) in files {
        let mode = match purpose {
            Use::Run => 0o755,
            Use::Read => 0o644,
        };
        tar.append_data(&mut header(EntryType::Regular, mode, bytes.len()), path, &bytes[..])?;
    }
    Ok(tar.into_inner()?.finish()?)
}

/// One file, compressed.
pub(super) fn gz(bytes: &[u8]) -> anyhow::Result<Vec<u8>> {
    let mut gz = GzEncoder::new(Vec::new(), Compression::best());
    gz.write_all(bytes)?;
    Ok(gz.finish()?)
}

/// The files of a folder as a zip, without a folder around them: a host unpacks it where it wants the site.
pub(super) fn zip(folder: &Path) -> anyhow::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let options = SimpleFileOptions::default().unix_permissions(0o644).compression_level(Some(9));
    for path in paths(folder)? {
        zip.start_file(&path, options)?;
        zip.write_all(&fs::read(folder.join(&path))?)?;
    }
    Ok(zip.finish()?.into_inner())
}
