//! Sheets come in as text and go out as text.

use minuet_answer::{ExportFormat, Reply, Request, ThemeName, Until};
use minuet_core::{Paper, Reading};

use crate::common::{EASY, ask, do_it, packed, refusal, sheet};

fn open(text: &str) -> (Paper, String, Option<String>) {
    match ask(Request::Open { text: text.to_owned() }) {
        Reply::Opened(opened) => {
            (opened.sheet, opened.format, opened.warning.map(|said| said.words))
        }
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn puzzles_of_any_format_open() {
    assert_eq!(open(EASY), (sheet(EASY), "line".into(), None));
    assert_eq!(open(&format!("http://127.0.0.1:2018/?puzzle={EASY}")).0, sheet(EASY));
    assert_eq!(open(&format!("{EASY}\n")).0, sheet(EASY));
    let (_, _, warning) = open(&format!("{EASY}\n{EASY}\n"));
    assert!(warning.unwrap().contains("more than one puzzle"));
    assert!(open(&".".repeat(81)).2.unwrap().contains("more than one solution"));
    assert!(open(&format!("55{}", ".".repeat(79))).2.unwrap().contains("twice"));
}

#[test]
fn what_cannot_be_read_is_refused_with_its_place() {
    let Reply::Refused(refused) = ask(Request::Open { text: "53..7.q..".into() }) else { panic!() };
    assert_eq!((refused.line, refused.column), (Some(1), Some(7)));
    assert!(refusal(Request::Open { text: String::new() }).contains("no puzzle"));
    assert!(
        refusal(Request::Open { text: "m1.AAAA".into() }).contains("was the whole link copied?")
    );
    assert!(refusal(Request::Open { text: "1".repeat(200_000) }).contains("too long"));
}

fn share(sheet: &Paper) -> String {
    match ask(Request::Share { sheet: sheet.clone() }) {
        Reply::Shared(shared) => shared.text,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_link_holds_the_whole_sheet() {
    let mut sheet = packed("minuet");
    for _ in 0..400 {
        let text = share(&sheet);
        assert!(text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)));
        assert!(text.len() < 1000, "{}", text.len());
        assert_eq!(open(&text).0, sheet);
        assert_eq!(open(&format!("http://localhost:2018/#sheet={text}&x=1")).0, sheet);
        let changed = do_it(sheet.clone(), Reading::PAPER, Until::Entry);
        if changed.told.is_empty() {
            return;
        }
        sheet = changed.sheet;
    }
}

fn export(sheet: &Paper, format: ExportFormat) -> (String, Option<String>, Option<String>) {
    let (theme, width) = (ThemeName::Light, Some(300));
    match ask(Request::Export { sheet: sheet.clone(), format, theme, width }) {
        Reply::Exported(file) => (file.mime, file.text, file.base64),
        other => panic!("{other:?}"),
    }
}

#[test]
fn sheets_are_exported() {
    let sheet = sheet(EASY);
    assert_eq!(export(&sheet, ExportFormat::Line).1.unwrap(), EASY);
    assert!(export(&sheet, ExportFormat::Svg).1.unwrap().starts_with("<svg "));
    assert!(export(&sheet, ExportFormat::Png).2.unwrap().starts_with("iVBORw0KGgo"));
    assert!(export(&sheet, ExportFormat::Pdf).2.unwrap().starts_with("JVBERi0"));
    for format in [
        ExportFormat::Grid,
        ExportFormat::PencilMarks,
        ExportFormat::Hodoku,
        ExportFormat::Susser,
        ExportFormat::Sukaku,
        ExportFormat::FPuzzles,
        ExportFormat::OpenSudoku,
        ExportFormat::Sheet,
        ExportFormat::Link,
    ] {
        let text = export(&sheet, format).1.unwrap();
        let mut opened = open(&text).0;
        opened.pencil = Default::default();
        assert_eq!(opened.all_digits(), sheet.all_digits(), "{text}");
    }
    let (format, theme) = (ExportFormat::Png, ThemeName::Light);
    let wide = Request::Export { sheet, format, theme, width: Some(100_000) };
    assert!(refusal(wide).contains("64 to 4096"));
}

trait Digits {
    fn all_digits(&self) -> String;
}

impl Digits for Paper {
    /// Givens and ink together: some formats do not tell one from the other.
    fn all_digits(&self) -> String {
        let cells = self.puzzle.to_string();
        let ink = self.ink.to_string();
        cells
            .chars()
            .zip(ink.chars())
            .map(|(given, ink)| if given == '.' { ink } else { given })
            .collect()
    }
}

#[test]
fn codes_are_drawn() {
    let Reply::Code(code) = ask(Request::Code { text: EASY.into() }) else { panic!() };
    assert!(code.svg.starts_with("<svg "));
    assert!(refusal(Request::Code { text: "1".repeat(1201) }).contains("1200 at most"));
}
