//! `rejected.tsv`: the lines that are no puzzles.

use std::fs::File;
use std::io::{BufWriter, Write};

use crate::error::HuntError;
use crate::folder::Folder;
use crate::part::Footer;

/// Writes the list anew from the parts, so that it is theirs whatever happened before.
pub(crate) fn write(folder: &Folder) -> Result<(), HuntError> {
    let path = folder.rejected();
    let growing = folder.tmp().join("rejected.tsv");
    let mut out = BufWriter::new(File::create(&growing).map_err(HuntError::write(&path))?);
    let mut put = |text: &str| out.write_all(text.as_bytes()).map_err(HuntError::write(&path));
    put("source\tline\tcolumn\treason\n")?;
    for chunk in folder.parts()? {
        let footer = Footer::open(&folder.part(chunk))?;
        let source = plain(&footer.source);
        for rejected in &footer.rejected {
            let column =
                rejected.column.map_or_else(|| "-".to_owned(), |column| column.to_string());
            put(&format!("{source}\t{}\t{column}\t{}\n", rejected.line, plain(&rejected.reason)))?;
        }
    }
    let file = out.into_inner().map_err(std::io::IntoInnerError::into_error);
    file.and_then(|file| file.sync_all())
        .and_then(|()| std::fs::rename(&growing, &path))
        .map_err(HuntError::write(&path))?;
    folder.make_last(&path)
}

/// Text that keeps to its column.
fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}
