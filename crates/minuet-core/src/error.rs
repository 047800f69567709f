//! How an error is displayed before it is put into words.

/// Displays an error as its code. The sentences are in the crate `minuet-words`, which knows all languages.
macro_rules! technical {
    ($error:ident) => {
        impl std::fmt::Display for $error {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{self:?}")
            }
        }

        impl std::error::Error for $error {}
    };
}

pub(crate) use technical;
