//! The documents of a file, one after the other.

use minuet_words::Message;
use minuet_words::message::{CommandMessage, Place};
use serde_json::Deserializer;
use serde_json::value::RawValue;

/// JSON documents with white space between them, usually one per line. What is not JSON spoils only itself:
/// the reader continues with the next line that begins with a brace.
pub(super) struct Documents<'a> {
    bytes: &'a [u8],
    /// Where the next document begins.
    at: usize,
}

impl<'a> Documents<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Documents<'a> {
        let at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Documents { bytes, at }
    }

    /// The line of a place, counted from 1.
    fn line(&self, at: usize) -> usize {
        1 + self.bytes[..at].iter().filter(|&&byte| byte == b'\n').count()
    }
}

impl Iterator for Documents<'_> {
    type Item = Result<String, Message>;

    fn next(&mut self) -> Option<Result<String, Message>> {
        let rest = &self.bytes[self.at..];
        let start = self.at + rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let rest = &self.bytes[start..];
        let mut values = Deserializer::from_slice(rest).into_iter::<&RawValue>();
        match values.next()? {
            Ok(value) => {
                self.at = start + values.byte_offset();
                Some(Ok(value.get().to_owned()))
            }
            Err(error) => {
                let next = rest.windows(2).position(|pair| pair == b"\n{");
                self.at = next.map_or(self.bytes.len(), |next| start + next + 1);
                // The place is counted from the beginning of the file, not of the document.
                let (line, column) = (self.line(start) + error.line() - 1, error.column());
                let place = match column {
                    // A line that ends too early is noticed at the beginning of the next.
                    0 => Place::EndOfLine(line - 1),
                    _ => Place::Character { line, column },
                };
                let what = error.to_string();
                let error = what.split(" at line ").next().unwrap_or_default().to_owned();
                Some(Err(CommandMessage::NotJson { place, error }.into()))
            }
        }
    }
}
