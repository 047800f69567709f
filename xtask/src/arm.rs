//! `cargo xtask test --arm`: the racer's engine for ARM, and the crates below and above it, tested on any machine.

use std::path::absolute;

use crate::process::{cargo, run};
use crate::{compiler, debian};

const PLATFORM: &str = "aarch64-unknown-linux-gnu";

/// The emulator, and what is linked for ARM: the C library, and what unwinds panics.
const PACKAGES: [&str; 3] =
    ["qemu-user-static", "libc6-dev-arm64-cross", "libgcc-12-dev-arm64-cross"];

/// What starts a program of C, for the linker alone does not know it. It must come before the C library, which would
/// bring some of it too.
const STARTS: [&str; 3] = ["crt1.o", "crti.o", "crtn.o"];

/// The crates that compute; the others do on ARM what they do elsewhere.
const CRATES: [&str; 3] = ["minuet-core", "minuet-fast", "minuet-method"];

pub(crate) fn run_tests() -> anyhow::Result<()> {
    let arm = absolute(debian::unpacked("arm", &PACKAGES)?)?;
    let mut tests = cargo(&["test", "--release", "--locked", "--tests", "--target", PLATFORM]);
    tests.args(CRATES.iter().flat_map(|name| ["--package", name]));
    compiler::take_debians(&mut tests, PLATFORM, "std,panic_unwind,test")?;
    let c = arm.join("usr/aarch64-linux-gnu/lib");
    let unwinding = arm.join("usr/lib/gcc-cross/aarch64-linux-gnu/12");
    let mut flags = vec!["-Ctarget-feature=+crt-static".into(), "-Clinker-flavor=ld.lld".into()];
    flags.extend(STARTS.map(|start| format!("-Zpre-link-arg={}", c.join(start).display())));
    flags.extend([c, unwinding].map(|folder| format!("-Lnative={}", folder.display())));
    tests.env("CARGO_ENCODED_RUSTFLAGS", flags.join("\u{1f}"));
    let emulator = arm.join("usr/bin/qemu-aarch64-static");
    run(tests.env("CARGO_TARGET_AARCH64_UNKNOWN_LINUX_GNU_RUNNER", emulator))
}
