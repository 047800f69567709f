//! How a picture is made: colours and characters.

/// Whether escape sequences for colour are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// Always: ANSI escape sequences.
    Always,
    /// Never.
    Never,
}

/// The characters that a picture may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Charset {
    /// Box drawing, circled digits, combining dots.
    Unicode,
    /// ASCII alone: `(3)` circled, `[3]` squared, `{3}` both; `3'` overdot, `3,` underdot, `3;` both.
    Ascii,
}

/// How a picture is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Style {
    /// Whether there are colours.
    pub colour: Colour,
    /// Which characters there are.
    pub charset: Charset,
}

impl Style {
    /// ASCII without colour: safe everywhere.
    pub const PLAIN: Style = Style { colour: Colour::Never, charset: Charset::Ascii };

    /// The character for the charset.
    pub(super) fn pick<T>(self, unicode: T, ascii: T) -> T {
        match self.charset {
            Charset::Unicode => unicode,
            Charset::Ascii => ascii,
        }
    }

    /// The text with the ANSI codes around it, where there are colours and codes.
    pub(super) fn paint(self, text: &str, codes: &[&str]) -> String {
        if self.colour == Colour::Never || codes.is_empty() {
            return text.to_string();
        }
        format!("\x1b[{}m{text}\x1b[0m", codes.join(";"))
    }
}
