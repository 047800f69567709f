//! `rejected.tsv`: the lines that are not puzzles.

use std::fs::File;
use std::io::{BufWriter, Write};

use minuet_words::message::HuntError;

use crate::folder::Folder;
use crate::part::{Footer, Rejected};

/// Gives the list, row by row, as the parts have it. They have `count` such lines in all: where there are none, they
/// need not be opened.
pub(crate) fn each(
    folder: &Folder,
    count: u64,
    mut put: impl FnMut(&str) -> Result<(), HuntError>,
) -> Result<(), HuntError> {
    put(Rejected::HEADER)?;
    let parts = if count > 0 { folder.parts()? } else { Vec::new() };
    for chunk in parts {
        let footer = Footer::open(&folder.part(chunk))?;
        for rejected in &footer.rejected {
            put(&rejected.row(&footer.source))?;
        }
    }
    Ok(())
}

/// Writes the list again, so that it matches the parts, whatever happened before.
pub(crate) fn write(folder: &Folder, count: u64) -> Result<(), HuntError> {
    let path = folder.rejected();
    let growing = folder.tmp().join("rejected.tsv");
    let mut out = BufWriter::new(File::create(&growing).map_err(HuntError::write(&path))?);
    each(folder, count, |row| out.write_all(row.as_bytes()).map_err(HuntError::write(&path)))?;
    let file = out.into_inner().map_err(std::io::IntoInnerError::into_error);
    file.and_then(|file| file.sync_all())
        .and_then(|()| std::fs::rename(&growing, &path))
        .map_err(HuntError::write(&path))?;
    folder.make_last(&path)
}

impl Rejected {
    /// The first row of `rejected.tsv`.
    pub const HEADER: &str = "source\tline\tcolumn\treason\n";

    /// The row of a line of `source`.
    pub fn row(&self, source: &str) -> String {
        let column = self.column.map_or_else(|| "-".to_owned(), |column| column.to_string());
        format!("{}\t{}\t{column}\t{}\n", plain(source), self.line, plain(&self.reason))
    }
}

/// Text that keeps to its column.
pub fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}
