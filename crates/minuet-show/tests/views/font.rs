//! The font that the program carries.

use minuet_show::font::{CAP, EM, Face};
use minuet_words::Detail;

use crate::common::{DEEP, MANY, explain, solved};

#[test]
fn every_sentence_has_its_glyphs() {
    for (text, reading) in MANY.map(|text| (text, "")).into_iter().chain([(DEEP, "depth=2")]) {
        let trace = solved(text, reading);
        for detail in [Detail::Full, Detail::Brief] {
            for section in explain(&trace, detail).sections {
                let sentences = section.sentences.iter().map(ToString::to_string);
                for text in sentences.chain([section.title]) {
                    let missing = text.chars().find(|&c| Face::ALL.iter().any(|face| !face.has(c)));
                    assert_eq!(missing, None, "{text}");
                }
            }
        }
    }
}

#[test]
fn what_it_has_can_be_seen() {
    for face in Face::ALL {
        assert!((' '..='~').chain('\u{ae}'..='ÿ').all(|c| face.has(c)));
        for (character, glyph) in face.glyphs() {
            let blank = glyph.outline.is_empty();
            assert_eq!(blank, character.is_whitespace(), "{character:?} in {face:?}");
        }
        let missing = face.glyph('水');
        assert!(!face.has('水') && !missing.outline.is_empty(), "a box stands for it");
    }
}

#[test]
fn measures() {
    for face in Face::ALL {
        assert_eq!(face.width("", 100), 0);
        assert_eq!(face.width("88", EM), 2 * face.glyph('8').advance);
        let starts: Vec<i32> = face.set("a b", EM).map(|(_, x)| x).collect();
        assert_eq!(starts, [0, face.glyph('a').advance, face.width("a ", EM)]);
        assert_eq!(minuet_show::font::cap(EM), CAP);
    }
}
