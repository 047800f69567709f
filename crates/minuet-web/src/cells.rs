//! Numbers by cell and by line, as they stand in JSON.

use std::borrow::Cow;
use std::fmt;

use minuet_core::{Cell, Digit, DigitSet, Ordinal, Structure};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What may be written about a cell.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Written {
    /// The numbers.
    digits: DigitSet,
    /// Whether `-` stands there: not one number is left.
    void: bool,
}

/// Numbers for each cell; an empty list is nothing anywhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Cells(Box<[Written; 81]>);

/// Numbers for each row, then for each column; an empty list is nothing anywhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Margins([DigitSet; 18]);

impl Default for Cells {
    fn default() -> Cells {
        Cells(Box::new([Written::default(); 81]))
    }
}

/// As it stands in JSON.
impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spelled: Vec<String> = self.0.iter().map(spelled).collect();
        f.write_str(&spelled.join(","))
    }
}

impl Cells {
    /// The numbers of `cell`.
    pub fn get(&self, cell: Cell) -> DigitSet {
        self.0[cell.index()].digits
    }

    /// Whether `cell` says that not one number is left.
    pub fn is_void(&self, cell: Cell) -> bool {
        self.0[cell.index()].void
    }

    /// Writes numbers, instead of those of `cell`.
    pub fn set(&mut self, cell: Cell, digits: DigitSet) {
        self.0[cell.index()] = Written { digits, void: false };
    }

    /// Says that not one number is left in `cell`.
    pub fn set_void(&mut self, cell: Cell) {
        self.0[cell.index()] = Written { digits: DigitSet::EMPTY, void: true };
    }

    /// Whether there is nothing anywhere.
    pub fn is_empty(&self) -> bool {
        *self == Cells::default()
    }
}

impl Margins {
    /// The numbers on the margin of a row or column; squares have none.
    pub fn get(&self, line: Structure) -> DigitSet {
        place(line).map_or(DigitSet::EMPTY, |place| self.0[place])
    }

    /// Writes numbers, instead of those of a row or column.
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

fn text(digits: DigitSet) -> String {
    digits.iter().map(|digit| digit.to_string()).collect()
}

fn spelled(written: &Written) -> String {
    if written.void { "-".to_owned() } else { text(written.digits) }
}

fn digits(text: &str) -> Result<DigitSet, String> {
    let mut digits = DigitSet::EMPTY;
    for character in text.chars() {
        let digit = character.to_digit(10).and_then(|n| Digit::new(n as u8));
        let digit = digit.ok_or_else(|| format!("{character:?} is not a number from 1 to 9"))?;
        if digits.contains(digit) {
            return Err(format!("{digit} stands twice in {text:?}"));
        }
        digits.insert(digit);
    }
    Ok(digits)
}

fn written(text: &str) -> Result<Written, String> {
    match text {
        "-" => Ok(Written { digits: DigitSet::EMPTY, void: true }),
        _ => Ok(Written { digits: digits(text)?, void: false }),
    }
}

/// A list of `N` items or of none.
fn listed<T: Copy + Default, const N: usize>(
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

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(spelled))
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Cells, D::Error> {
        let list = Vec::<Cow<'_, str>>::deserialize(deserializer)?;
        listed(&list, written).map(|cells| Cells(Box::new(cells))).map_err(D::Error::custom)
    }
}

impl Serialize for Margins {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().copied().map(text))
    }
}

impl<'de> Deserialize<'de> for Margins {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Margins, D::Error> {
        let list = Vec::<Cow<'_, str>>::deserialize(deserializer)?;
        listed(&list, digits).map(Margins).map_err(D::Error::custom)
    }
}

macro_rules! list_schema {
    ($noun:ident, $length:literal, $pattern:literal, $says:literal) => {
        impl JsonSchema for $noun {
            fn schema_name() -> Cow<'static, str> {
                stringify!($noun).into()
            }

            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "type": "array", "description": $says, "maxItems": $length,
                    "items": { "type": "string", "pattern": $pattern }
                })
            }
        }
    };
}

list_schema!(
    Cells,
    81,
    "^([1-9]{0,9}|-)$",
    "81 texts such as \"36\", one a cell in reading order."
);
list_schema!(Margins, 18, "^[1-9]{0,9}$", "18 texts such as \"36\": rows 1 to 9, columns 1 to 9.");
