//! The languages that the program speaks.

use minuet_core::{Entry, Sheet, Trace};

use crate::accented::Accented;
use crate::english::English;
use crate::story::{self, Detail, Dose, Explanation, Sentence};
use crate::{Message, Words};

/// A language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// English with an accent on every letter, made by machine. Text that shows up without accents has not come
    /// from [`Words`], so it could not be translated: tests look for it.
    Accented,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 2] = [Language::English, Language::Accented];

    /// The usual code of a language, such as `en`.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            // The customary code of a language made by machine for tests.
            Language::Accented => "en-XA",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// How this language puts things.
    pub fn words(self) -> &'static dyn Words {
        match self {
            Language::English => &English,
            Language::Accented => &Accented,
        }
    }

    /// A message in this language. Control characters in it, as from names of files, are made harmless.
    pub fn say(self, message: &Message) -> String {
        let text = self.words().message(message);
        let moves = |c: char| c.is_control() && !matches!(c, '\n' | '\t');
        if !text.contains(moves) {
            return text;
        }
        let shown = |c: char| if moves(c) { c.escape_default().to_string() } else { c.into() };
        text.chars().map(shown).collect()
    }

    /// The trace in words.
    ///
    /// A trace that does not fit on its own sheet is told up to the entry that does not.
    pub fn explain(self, trace: &Trace, detail: Detail) -> Explanation {
        story::explain(self.words(), trace, detail, trace)
    }

    /// A shortened trace in a few words; how it ends and what it took are those of the whole trace.
    pub fn explain_brief(self, short: &Trace, whole: &Trace) -> Explanation {
        story::explain(self.words(), short, Detail::Brief, whole)
    }

    /// The hint that `entry`, the next find on `sheet`, gives at this level.
    pub fn hint(self, sheet: &Sheet, entry: &Entry, dose: Dose) -> Sentence {
        story::hint(self.words(), sheet, entry, dose)
    }
}
