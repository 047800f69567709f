//! What the sets of numbers and of cells have in common.

/// The operators of a set that is a tuple of one integer, one bit per item: union `|`, intersection `&`,
/// difference `-`; and how to make it from items.
macro_rules! set_operators {
    ($set:ident of $item:ident) => {
        impl From<$item> for $set {
            fn from(item: $item) -> $set {
                $set::of(item)
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::EMPTY, |set, item| set | $set::of(item))
            }
        }

        impl std::ops::BitOr for $set {
            type Output = $set;
            fn bitor(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }
        }

        impl std::ops::BitAnd for $set {
            type Output = $set;
            fn bitand(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }
        }

        impl std::ops::Sub for $set {
            type Output = $set;
            fn sub(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }
        }

        impl std::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: $set) {
                *self = *self | other;
            }
        }

        impl std::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: $set) {
                *self = *self & other;
            }
        }

        impl std::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: $set) {
                *self = *self - other;
            }
        }
    };
}

pub(crate) use set_operators;
