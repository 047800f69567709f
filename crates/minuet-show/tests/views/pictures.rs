//! Pictures of the sheet, as text and as SVG.

use minuet_core::{Entry, Find, Sheet, Step, Trace};
use minuet_show::picture::{Caption, Picture, Theme, Tone, frame, frames};
use minuet_show::svg::{film, svg};
use minuet_words::Language;

use crate::common::{DEEP, EASY, MANY, puzzle, solved};

/// No picture is larger than this, in bytes.
const LARGEST: usize = 30_000;

/// The picture of the first entry of the kind, its sentence under it.
pub(crate) fn first(trace: &Trace, is: impl Fn(&Entry) -> bool) -> Picture {
    let index = trace.entries.iter().position(is).expect("such an entry");
    let before = trace.sheet(index).expect("a trace that fits");
    frame(trace, &before, index, Caption::In(Language::English)).expect("an entry that fits")
}

/// The pictures that are kept: one of each kind, with its name.
pub(crate) fn gallery() -> Vec<(&'static str, Picture)> {
    let trace = solved(MANY[3], "");
    let (failed, nested) = (solved(DEEP, ""), solved(DEEP, "depth=2"));
    let at = |step| move |entry: &Entry| entry.step == step;
    vec![
        ("fresh", Picture::of(&Sheet::new(&puzzle(EASY).into()))),
        ("step_1", first(&trace, at(Step::One))),
        ("step_2", first(&trace, at(Step::Two))),
        ("step_3", first(&trace, at(Step::Three))),
        ("step_4", first(&trace, at(Step::Four))),
        ("mid_dance", first(&trace, |entry| matches!(entry.find, Find::Unmarked { .. }))),
        ("failure", Picture::of(&failed.sheet(failed.entries.len()).expect("a trace that fits"))),
        ("nested", first(&nested, |entry| matches!(entry.find, Find::Wrong { .. }))),
    ]
}

#[test]
fn kept_pictures() {
    for (name, picture) in gallery() {
        insta::assert_snapshot!(format!("{name}_picture"), picture.to_string());
        insta::assert_snapshot!(format!("{name}_svg"), svg(&picture, Theme::Light, None));
    }
}

#[test]
fn files_stay_small() {
    for (text, reading) in MANY.map(|text| (text, "")).into_iter().chain([(DEEP, "depth=2")]) {
        let pictures = frames(&solved(text, reading), Caption::In(Language::English))
            .expect("a trace that fits");
        let every = 1 + pictures.len() / 60;
        for picture in pictures.iter().step_by(every) {
            let size = svg(picture, Theme::Dark, None).len();
            assert!(size <= LARGEST, "{size} bytes: {}", picture.title);
        }
    }
}

#[test]
fn frames_are_the_start_every_entry_and_the_end() {
    let trace = solved(EASY, "");
    let pictures = frames(&trace, Caption::None).expect("a trace that fits");
    assert_eq!(pictures.len(), trace.entries.len() + 2);
    let end = trace.sheet(trace.entries.len()).expect("a trace that fits");
    assert_eq!(pictures[0], Picture::of(&trace.start()));
    assert_eq!(pictures[pictures.len() - 1], Picture::of(&end));
}

#[test]
fn an_entry_that_does_not_fit() {
    let trace = solved(MANY[3], "");
    let stray = trace.entries.iter().find(|entry| !entry.dance.is_empty()).expect("a dance");
    assert!(Picture::step(&trace.start(), std::slice::from_ref(stray)).is_err());
}

#[test]
fn a_film_shares_what_stays() {
    let pictures =
        frames(&solved(EASY, ""), Caption::In(Language::English)).expect("a trace that fits");
    let whole = film(&pictures, 1500, Theme::Light, Some(400));
    assert!(whole.starts_with("<svg ") && whole.ends_with("</svg>\n"), "{whole}");
    assert!(whole.contains(&format!("dur=\"{}ms\"", 1500 * pictures.len())));
    let apart: usize = pictures.iter().map(|one| svg(one, Theme::Light, None).len()).sum();
    assert!(whole.len() * 4 < apart, "{} bytes, {apart} apart", whole.len());
    assert_eq!(film(&[], 1500, Theme::Light, None), "");
}

#[test]
fn titles_are_text() {
    let picture =
        Picture { title: "<a> & \u{7}".into(), ..Picture::of(&Sheet::new(&puzzle(EASY).into())) };
    assert!(svg(&picture, Theme::Light, None).contains("<title>&lt;a&gt; &amp;  </title>"));
}

/// The luminance that decides how well two colours are told apart (WCAG 2).
fn luminance(theme: Theme, tone: Tone) -> f64 {
    let linear = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = theme.colour(tone).map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[test]
fn everything_stands_out_from_the_paper() {
    for theme in [Theme::Light, Theme::Dark, Theme::Mono] {
        for ground in [Tone::Paper, Tone::Evidence] {
            for tone in Tone::ALL.into_iter().filter(|&tone| tone >= Tone::Label) {
                let [a, b] = [tone, ground].map(|tone| luminance(theme, tone) + 0.05);
                assert!(
                    f64::max(a, b) / f64::min(a, b) >= 4.5,
                    "{tone:?} on {ground:?}, {theme:?}"
                );
            }
        }
        let grey = Tone::ALL.iter().all(|&tone| {
            let [red, green, blue] = theme.colour(tone);
            red == green && green == blue
        });
        assert_eq!(grey, theme == Theme::Mono);
    }
}
