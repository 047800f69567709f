//! How the small nouns are written in JSON: cells, structures, puzzles and readings as the text a person would
//! write, sets as arrays, a position as nine lines.

use std::borrow::Cow;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    Blocking, Cell, CellSet, Digit, DigitSet, Ending, Groups, Position, Puzzle, Reading, Solution,
    Step, Structure, Tricks,
};

macro_rules! as_text {
    ($($noun:ident: $pattern:expr;)*) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$noun, D::Error> {
                let text = Cow::<'_, str>::deserialize(deserializer)?;
                text.parse().map_err(|_| {
                    let pattern: &str = &$pattern;
                    D::Error::invalid_value(Unexpected::Str(&text), &pattern)
                })
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $noun {
            fn schema_name() -> Cow<'static, str> {
                stringify!($noun).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    )*};
}

as_text! {
    Cell: "^r[1-9]c[1-9]$";
    Structure: "^(row|column|square) [1-9]$";
    Puzzle: "^[1-9.]{81}$";
    Solution: "^[1-9]{81}$";
    Reading: format!(
        "^blocking=({}),groups=({}),ending=({}),tricks=({}),depth=[1-9]$",
        Blocking::ALL.map(Blocking::name).join("|"),
        Groups::ALL.map(Groups::name).join("|"),
        Ending::ALL.map(Ending::name).join("|"),
        Tricks::ALL.map(Tricks::name).join("|"),
    );
}

/// A noun that is written as another type in JSON, and what is wrong when a value is not such a noun.
macro_rules! as_other {
    ($($noun:ident as $other:ty, $to:expr, $from:expr, $schema:tt;)*) => {$(
        impl Serialize for $noun {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let to: fn(&$noun) -> $other = $to;
                to(self).serialize(serializer)
            }
        }

        impl<'de> Deserialize<'de> for $noun {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$noun, D::Error> {
                let from: fn($other) -> Result<$noun, String> = $from;
                from(<$other>::deserialize(deserializer)?).map_err(D::Error::custom)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $noun {
            fn schema_name() -> Cow<'static, str> {
                stringify!($noun).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!($schema)
            }
        }
    )*};
}

as_other! {
    Digit as u8,
        |digit| digit.get(),
        |n| Digit::new(n).ok_or_else(|| format!("{n} is not a number from 1 to 9")),
        { "type": "integer", "minimum": 1, "maximum": 9 };
    Step as u8,
        |step| step.number(),
        |n| Step::ALL.into_iter().find(|step| step.number() == n)
            .ok_or_else(|| format!("{n} is not a step from 1 to 4")),
        { "type": "integer", "minimum": 1, "maximum": 4 };
    DigitSet as Vec<Digit>,
        |digits| digits.iter().collect(),
        |list| {
            let set: DigitSet = list.iter().copied().collect();
            (set.len() == list.len()).then_some(set).ok_or_else(|| "a number stands twice".into())
        },
        { "type": "array", "uniqueItems": true,
          "items": { "type": "integer", "minimum": 1, "maximum": 9 } };
    CellSet as Vec<Cell>,
        |cells| cells.iter().collect(),
        |list| {
            let set: CellSet = list.iter().copied().collect();
            (set.len() == list.len()).then_some(set).ok_or_else(|| "a cell stands twice".into())
        },
        { "type": "array", "uniqueItems": true,
          "items": { "type": "string", "pattern": "^r[1-9]c[1-9]$" } };
    Position as Vec<String>,
        |position| position.to_string().lines().map(str::to_owned).collect(),
        |lines| lines.join("\n").parse().map_err(|error: crate::ParsePositionError| error.to_string()),
        { "type": "array", "minItems": 9, "maxItems": 9,
          "items": { "type": "string", "pattern": "^([1-9]+|-)( ([1-9]+|-)){8}$" } };
}
