//! Hints in three doses.

use minuet_core::Paper;
use minuet_show::Highlight;
use minuet_show::terminal::{Style, draw_lit};
use minuet_words::{Detail, Dose};

use crate::common::{EVIL, TRICKS, explain, hint, solved};

#[test]
fn why_is_the_full_sentence() {
    let trace = solved(EVIL, "");
    let sections = explain(&trace, Detail::Full).sections;
    for sentence in sections.iter().flat_map(|section| &section.sentences) {
        if sentence.entries.len() == 1 {
            let index = sentence.entries.start;
            let sheet = trace.sheet(index).expect("a trace that fits");
            let why = hint(&sheet, &trace.entries[index], Dose::Why).to_string();
            // A hint knows nothing of a starter that was danced before.
            let told = sentence.to_string();
            let told = told.replacen("Take the next starter.", "Nothing basic is left.", 1);
            assert_eq!(why, told);
        }
    }
}

#[test]
fn where_and_what_do_not_give_the_number_of_a_cell_away() {
    let trace = solved(EVIL, "");
    for (index, entry) in trace.entries.iter().enumerate() {
        let sheet = trace.sheet(index).expect("a trace that fits");
        let place = hint(&sheet, entry, Dose::Where).text;
        assert!(place.contains("Look at") && !place.contains("Ink"), "{place}");
        assert_eq!(hint(&sheet, entry, Dose::What).cite, None);
    }
}

/// Entries come from files too: one that does not fit is spoken of as well as it can be.
#[test]
fn a_hint_for_another_sheet_does_no_harm() {
    let trace = solved(TRICKS, "");
    let sheet = solved(EVIL, "").start();
    for entry in &trace.entries {
        for dose in [Dose::Where, Dose::What, Dose::Why] {
            assert!(hint(&sheet, entry, dose).text.ends_with('.'));
        }
        let highlight = Highlight::of(&sheet, entry);
        assert!(draw_lit(&Paper::from(&sheet), &Style::PLAIN, &highlight).is_ascii());
    }
}
