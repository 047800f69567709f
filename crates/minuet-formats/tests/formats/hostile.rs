//! Nothing that can be in a file makes the reader panic or loop.

use minuet_formats::{Format, Reader, parse, read_line, write};
use proptest::prelude::*;

const BOARD: &str = "S9B05030t1g0758bf7x4c062k2k010905660w640l09080o0u0s33062k0811859u062ja28c0304109008\
                     0y039u8401070z8782020rbu8a067r06a72u122a02080q0o5w2g0401091i0m050p191d20081g1r0709";

/// Every format once, as a file.
fn file() -> Vec<u8> {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let setup = parse(&format!("{}:213 224", line.replacen('5', "+5", 1))).unwrap();
    let mut text =
        format!("id,puzzle\n7,{line}\n0000183b305c {line}  1.2\n{BOARD}\n{}\n\n", setup.position());
    for format in Format::ALL.into_iter().filter(|format| format.writable()) {
        text.push_str(&write(&setup, format).unwrap());
        text.push_str("\n\n");
    }
    text.into_bytes()
}

/// Each result is on a line of its own, further down than the one before.
fn check(bytes: &[u8]) -> Result<(), TestCaseError> {
    let lines = bytes.split(|&byte| byte == b'\n').count();
    for format in std::iter::once(None).chain(Format::ALL.map(Some)) {
        let reader = match format {
            None => Reader::new(bytes),
            Some(format) => Reader::of(bytes, format),
        };
        let mut count = 0;
        for result in reader {
            count += 1;
            prop_assert!(count <= lines);
            match result {
                Ok(record) => prop_assert!((1..=lines).contains(&record.line)),
                Err(error) => {
                    prop_assert!((1..=lines).contains(&error.line) && error.column >= 1);
                    prop_assert!(error.to_string().len() < 400);
                }
            }
        }
    }
    for (i, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
        let _ = read_line(line, i + 1);
    }
    let _ = parse(&String::from_utf8_lossy(bytes));
    Ok(())
}

#[test]
fn the_file_itself() {
    check(&file()).unwrap();
    let results: Vec<_> = Reader::new(&file()).collect();
    // A puzzle among words is read only where it is alone.
    assert_eq!(results.len(), Format::ALL.len() - 1);
    for (result, format) in results.into_iter().zip([
        Format::Csv,
        Format::Bank,
        Format::S9b,
        Format::Sdx,
        Format::Line,
        Format::Grid,
        Format::PencilMarks,
        Format::Hodoku,
        Format::Susser,
        Format::Sukaku,
        Format::FPuzzles,
        Format::OpenSudoku,
        Format::Sheet,
        Format::Link,
    ]) {
        assert_eq!(result.unwrap().format, format);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn random_bytes(bytes in prop::collection::vec(any::<u8>(), 0..2000)) {
        check(&bytes)?;
    }

    #[test]
    fn random_signs(
        signs in prop::collection::vec(prop::sample::select(b"123456789.0-+|:=*_xu#,;\t \n\r'\"[]\xc3\xa9".to_vec()), 0..3000),
    ) {
        check(&signs)?;
    }

    #[test]
    fn truncated(end in 0..file().len(), start in 0..file().len()) {
        let file = file();
        check(&file[..end])?;
        check(&file[start..])?;
    }

    #[test]
    fn mutated(changes in prop::collection::vec((0..file().len(), any::<u8>()), 1..40)) {
        let mut file = file();
        for (at, byte) in changes {
            file[at] = byte;
        }
        check(&file)?;
    }
}
