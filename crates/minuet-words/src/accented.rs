//! A language made by machine: English with an accent on every letter.

use crate::english::English;
use crate::{Message, Words};

pub(crate) struct Accented;

impl Words for Accented {
    fn message(&self, message: &Message) -> String {
        accent(&English.message(message))
    }
}

/// The text with every letter of the English alphabet replaced by one with an accent.
fn accent(text: &str) -> String {
    const PLAIN: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const ACCENTED: &str = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÕÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñõþǫŕšţûṽŵẋýž";
    let replaced = |letter: char| {
        PLAIN.find(letter).and_then(|place| ACCENTED.chars().nth(place)).unwrap_or(letter)
    };
    text.chars().map(replaced).collect()
}

#[cfg(test)]
mod tests {
    use super::accent;

    #[test]
    fn every_letter_and_nothing_else() {
        assert_eq!(accent("Box 5: r4c7, 3 cells."), "Ɓõẋ 5: ŕ4ç7, 3 çéļļš.");
        let letters: String = ('a'..='z').chain('A'..='Z').collect();
        assert!(accent(&letters).chars().all(|letter| !letter.is_ascii()));
        assert_eq!(accent(&letters).chars().count(), 52);
    }
}
