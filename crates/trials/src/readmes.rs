//! The examples in the READMEs of the published crates, which nothing else would run.

#[doc = include_str!("../../minuet-check/README.md")]
struct Check;

#[doc = include_str!("../../minuet-core/README.md")]
struct Core;

#[doc = include_str!("../../minuet-fast/README.md")]
struct Fast;

#[doc = include_str!("../../minuet-formats/README.md")]
struct Formats;

#[doc = include_str!("../../minuet-method/README.md")]
struct Method;

#[doc = include_str!("../../minuet-words/README.md")]
struct Words;
