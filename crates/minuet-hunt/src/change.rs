//! What has changed since a hunt or a search began.

use minuet_words::message::{Change, Setting, SettingValue};

use crate::plan::Repeats;
use crate::question::By;

/// The first setting that differs, of those with an old and a new value.
pub(crate) fn first(
    settings: impl IntoIterator<Item = (Setting, SettingValue, SettingValue)>,
) -> Option<Change> {
    let changed = settings.into_iter().find(|(_, old, new)| old != new);
    changed.map(|(setting, old, new)| Change::Setting { setting, old, new })
}

/// A setting that always has a value.
pub(crate) fn value(value: impl ToString) -> SettingValue {
    SettingValue::Value(value.to_string())
}

/// A setting that may have no value.
pub(crate) fn option<T: ToString>(option: Option<T>) -> SettingValue {
    option.map_or(SettingValue::NotSet, value)
}

impl From<By> for SettingValue {
    fn from(by: By) -> SettingValue {
        match by {
            By::Racer => SettingValue::Off,
            By::Teacher => SettingValue::On,
        }
    }
}

impl From<Repeats> for SettingValue {
    fn from(repeats: Repeats) -> SettingValue {
        match repeats {
            Repeats::Decide => SettingValue::Off,
            Repeats::Omit => SettingValue::On,
        }
    }
}
