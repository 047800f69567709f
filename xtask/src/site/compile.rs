//! The program as WebAssembly, by whichever compiler the machine has or can get.

use std::fs;
use std::path::PathBuf;

use crate::compiler;
use crate::process::{cargo, paths_left_out, run, target};

const TRIPLE: &str = "wasm32-unknown-unknown";

/// The files of the program, and the features that each has: a browser fetches the second when it first reads a photo.
pub(super) const FILES: [(&str, &[&str]); 2] =
    [("minuet.wasm", &[]), ("reader.wasm", &["--features", "read"])];

/// Compiles one of the files of the program.
pub(super) fn program(name: &str, features: &[&str]) -> anyhow::Result<PathBuf> {
    let mut build =
        cargo(&["build", "--package", "minuet-wasm", "--profile", "site", "--target", TRIPLE]);
    build.args(features);
    // All browsers of the last years have vectors.
    let mut flags = vec!["-Ctarget-feature=+simd128".to_owned()];
    if !compiler::is_usual(TRIPLE) {
        compiler::take_debians(&mut build, TRIPLE, "std,panic_abort")?;
        // A standard library that is built anyway may be built for this: small, and without the words of panics, which
        // nobody could read there.
        build.args(["-Z", "build-std-features=optimize_for_size"]);
        flags.extend(["-Zunstable-options", "-Cpanic=immediate-abort"].map(str::to_owned));
    }
    flags.extend(paths_left_out());
    run(build.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}")))?;
    // The next file is made in the same place.
    let made = target().join(TRIPLE).join("site/minuet_wasm.wasm");
    let kept = made.with_file_name(name);
    fs::copy(made, &kept)?;
    Ok(kept)
}
