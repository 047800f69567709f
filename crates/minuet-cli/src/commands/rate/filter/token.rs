//! The words and signs of a condition.

use super::Relation;
use super::parse::FilterError;

/// A word or a sign, with the place where it begins, in characters counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) place: usize,
    pub(super) kind: Kind,
    pub(super) text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Word,
    Relation(Relation),
    Open,
    Close,
    End,
}

/// The signs, longer ones before those they begin with.
const SIGNS: [(&str, Kind); 10] = [
    ("<=", Kind::Relation(Relation::LessOrEqual)),
    (">=", Kind::Relation(Relation::GreaterOrEqual)),
    ("!=", Kind::Relation(Relation::Unequal)),
    ("<>", Kind::Relation(Relation::Unequal)),
    ("==", Kind::Relation(Relation::Equal)),
    ("=", Kind::Relation(Relation::Equal)),
    ("<", Kind::Relation(Relation::Less)),
    (">", Kind::Relation(Relation::Greater)),
    ("(", Kind::Open),
    (")", Kind::Close),
];

/// All tokens of a text; the last one is its end.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, FilterError> {
    let mut tokens = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let place = text[..text.len() - rest.len()].chars().count() + 1;
        let sign = SIGNS.into_iter().find(|(sign, _)| rest.starts_with(sign));
        let (kind, length) = match (sign, rest.chars().next()) {
            (_, None) => (Kind::End, 0),
            (Some((sign, kind)), _) => (kind, sign.len()),
            (None, Some(_)) => (Kind::Word, word(rest)),
        };
        if kind == Kind::Word && length == 0 {
            let found = rest.chars().next().map(String::from).unwrap_or_default();
            return Err(FilterError { place, expected: "a column or a sign".to_owned(), found });
        }
        tokens.push(Token { place, kind, text: rest[..length].to_owned() });
        if kind == Kind::End {
            return Ok(tokens);
        }
        rest = &rest[length..];
    }
}

/// How long the word is that a text begins with.
fn word(text: &str) -> usize {
    text.find(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_')).unwrap_or(text.len())
}
