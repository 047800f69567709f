//! Numbers on the margins of rows and columns.

use crate::{DigitSet, Ordinal, Structure};

/// Numbers for each row, then for each column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Margins([DigitSet; 18]);

impl Margins {
    /// The numbers on the margin of a row or column; squares have none.
    pub fn get(&self, line: Structure) -> DigitSet {
        place(line).map_or(DigitSet::EMPTY, |place| self.0[place])
    }

    /// Replaces the numbers of a row or column.
    pub fn set(&mut self, line: Structure, digits: DigitSet) {
        if let Some(place) = place(line) {
            self.0[place] = digits;
        }
    }

    /// Whether there is nothing anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Margins::default()
    }

    /// The rows, then the columns.
    pub fn lines() -> impl Iterator<Item = Structure> {
        let rows = Ordinal::ALL.into_iter().map(Structure::Row);
        rows.chain(Ordinal::ALL.into_iter().map(Structure::Column))
    }
}

fn place(line: Structure) -> Option<usize> {
    match line {
        Structure::Row(row) => Some(row.index()),
        Structure::Column(column) => Some(9 + column.index()),
        Structure::Square(_) => None,
    }
}

#[cfg(feature = "serde")]
pub(super) mod json {
    use std::borrow::Cow;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::Margins;
    use crate::{Digit, DigitSet};

    pub(in crate::paper) fn digits(text: &str) -> Result<DigitSet, String> {
        let mut digits = DigitSet::EMPTY;
        for character in text.chars() {
            let digit = character.to_digit(10).and_then(|n| Digit::new(n as u8));
            let digit =
                digit.ok_or_else(|| format!("{character:?} is not a number from 1 to 9"))?;
            if digits.contains(digit) {
                return Err(format!("{digit} stands twice in {text:?}"));
            }
            digits.insert(digit);
        }
        Ok(digits)
    }

    /// A list of `N` items or of none.
    pub(in crate::paper) fn listed<T: Copy + Default, const N: usize>(
        list: &[Cow<'_, str>],
        read: fn(&str) -> Result<T, String>,
    ) -> Result<[T; N], String> {
        let mut items = [T::default(); N];
        if list.is_empty() {
            return Ok(items);
        }
        if list.len() != N {
            return Err(format!("expected {N} items or none, found {}", list.len()));
        }
        for (index, (item, text)) in items.iter_mut().zip(list).enumerate() {
            *item = read(text).map_err(|wrong| format!("item {}: {wrong}", index + 1))?;
        }
        Ok(items)
    }

    impl Serialize for Margins {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let text =
                |set: &DigitSet| set.iter().map(|digit| digit.to_string()).collect::<String>();
            serializer.collect_seq(self.0.iter().map(text))
        }
    }

    impl<'de> Deserialize<'de> for Margins {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Margins, D::Error> {
            let list = Vec::<Cow<'_, str>>::deserialize(deserializer)?;
            listed(&list, digits).map(Margins).map_err(D::Error::custom)
        }
    }

    #[cfg(feature = "schema")]
    impl schemars::JsonSchema for Margins {
        fn schema_name() -> Cow<'static, str> {
            "Margins".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({
                "type": "array",
                "description": "18 texts such as \"36\": rows 1 to 9, then columns 1 to 9.",
                "maxItems": 18,
                "items": { "type": "string", "pattern": "^[1-9]{0,9}$" }
            })
        }
    }
}
