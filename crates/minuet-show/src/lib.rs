//! Views of a trace: words and pictures of the sheet.
#![forbid(unsafe_code)]
