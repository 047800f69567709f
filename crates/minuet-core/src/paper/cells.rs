//! Numbers for each cell.

use std::fmt;

use crate::{ByCell, Cell, DigitSet};

/// Numbers for each cell.
#[derive(Clone, PartialEq, Eq)]
pub struct Cells(Box<ByCell<Written>>);

/// What may be written about a cell.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Written {
    digits: DigitSet,
    /// Whether `-` is there: no number is left.
    void: bool,
}

impl Default for Cells {
    fn default() -> Cells {
        Cells(Box::new(ByCell([Written::default(); 81])))
    }
}

impl Cells {
    /// The numbers of `cell`.
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell].digits
    }

    /// Whether `cell` says that no number is left.
    pub fn is_void(&self, cell: Cell) -> bool {
        self.0[cell].void
    }

    /// Whether anything is written about `cell`, even if only that no number is left.
    pub fn is_written(&self, cell: Cell) -> bool {
        self.0[cell] != Written::default()
    }

    /// Replaces the numbers of `cell`.
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell] = Written { digits, void: false };
    }

    /// Says that no number is left in `cell`.
    pub fn set_void(&mut self, cell: Cell) {
        self.0[cell] = Written { digits: DigitSet::EMPTY, void: true };
    }

    /// Whether there is nothing anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Cells::default()
    }
}

/// Its form in JSON.
impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(Cell::ALL.map(|cell| spelled(&self.0[cell]))).finish()
    }
}

fn spelled(written: &Written) -> String {
    if written.void {
        "-".to_owned()
    } else {
        written.digits.iter().map(|digit| digit.to_string()).collect()
    }
}

#[cfg(feature = "serde")]
mod json {
    use std::borrow::Cow;

    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::{Cells, Written, spelled};
    use crate::paper::margins::json::{digits, listed};
    use crate::{ByCell, Cell, DigitSet};

    fn written(text: &str) -> Result<Written, String> {
        match text {
            "-" => Ok(Written { digits: DigitSet::EMPTY, void: true }),
            _ => Ok(Written { digits: digits(text)?, void: false }),
        }
    }

    impl Serialize for Cells {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_seq(Cell::ALL.map(|cell| spelled(&self.0[cell])))
        }
    }

    impl<'de> Deserialize<'de> for Cells {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
            let list = Vec::<Cow<'_, str>>::deserialize(deserializer)?;
            let cells = listed(&list, written).map_err(D::Error::custom)?;
            Ok(Cells(Box::new(ByCell(cells))))
        }
    }

    #[cfg(feature = "schema")]
    impl schemars::JsonSchema for Cells {
        fn schema_name() -> Cow<'static, str> {
            "Cells".into()
        }

        fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
            schemars::json_schema!({
                "type": "array",
                "description": "81 texts such as \"36\", one per cell in reading order.",
                "maxItems": 81,
                "items": { "type": "string", "pattern": "^([1-9]{0,9}|-)$" }
            })
        }
    }
}
