//! The project's chores: `cargo xtask --help`.
#![forbid(unsafe_code)]

mod architecture;
mod bench;
mod browser;
mod claims;
mod cluster;
mod example;
mod fuzz;
mod packs;
mod pictures;
mod process;
mod readme;
mod schema;
mod siege;
mod site;
mod test;
mod types;

use std::path::PathBuf;

use clap::Parser;

/// The chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Chores {
    /// Everything that must pass: formatting, lints, tests, docs, README
    Test {
        /// All of the corpora instead of a fixed sample
        #[arg(long)]
        full: bool,
        /// Instead of all that, the Python module and the hunt on a cluster: needs python3 and its packages
        #[arg(long, conflicts_with = "full")]
        cluster: bool,
        /// Instead of all that, the site: needs a compiler for WebAssembly, node and chromium
        #[arg(long, conflicts_with_all = ["full", "cluster"])]
        site: bool,
    },
    /// Measure teacher and racer on the corpora, and keep the results in bench/runs
    Bench {
        /// Instead, the racer from Python and a cluster of one and two nodes
        #[arg(long)]
        python: bool,
        /// Measure how many puzzles are made instead, beside others that make puzzles
        #[arg(long, conflicts_with = "python")]
        makers: bool,
    },
    /// Run a fuzz target until the time is over or it finds something
    Fuzz {
        /// A file of fuzz/fuzz_targets
        #[arg(default_value = "duel")]
        target: String,
        /// For `readers`: the one reader to try
        #[arg(long)]
        format: Option<String>,
        /// How long
        #[arg(long, default_value_t = 10)]
        minutes: u32,
    },
    /// Run the commands of the README and compare what they print
    Readme {
        /// Write what they print into the README instead
        #[arg(long)]
        bless: bool,
    },
    /// Make the pictures of the README and the docs again and compare them
    Pictures {
        /// Write them instead
        #[arg(long)]
        bless: bool,
    },
    /// Compare the JSON Schemas in docs/schema with the types
    Schema {
        /// Write them instead
        #[arg(long)]
        bless: bool,
    },
    /// Compare the types of the page with those of its server
    Types {
        /// Write them instead
        #[arg(long)]
        bless: bool,
    },
    /// Check the types of the page and play it in a browser
    Browser {
        /// Instead, take screenshots of every part of the page into target/screenshots, and those of the README again
        #[arg(long)]
        screenshots: bool,
        /// Instead, put every view at many sizes and in all looks on one picture each, in target/contact-sheets
        #[arg(long, conflicts_with = "screenshots")]
        contact_sheets: bool,
    },
    /// Make the page as a folder of files that any web host can serve
    Site {
        /// The folder; target/www if it is not named
        #[arg(short, long)]
        output: Option<PathBuf>,
    },
    /// Count again what docs/claims.md says about the paper's claims, and compare; takes minutes, and the corpora
    Claims {
        /// Write it instead
        #[arg(long)]
        bless: bool,
    },
    /// Make the packs again with the commands in them
    Packs,
    /// Check licences and sources of all dependencies, and name those that come in two versions
    Deny,
    /// Kill, damage and overload the program for some minutes, and count what was noticed: needs python3
    Siege {
        /// Only these: kills, outputs, inputs, flips, edits, disks, clients, bombs
        attacks: Vec<String>,
        /// What all random numbers depend on
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How often each is tried
        #[arg(long, default_value_t = 10)]
        rounds: u32,
    },
    /// Look up the crates, files and folders that ARCHITECTURE.md and CONTRIBUTING.md name
    Architecture,
}

/// Whether a reference is compared or written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reference {
    Compare,
    Write,
}

impl From<bool> for Reference {
    fn from(bless: bool) -> Reference {
        if bless { Reference::Write } else { Reference::Compare }
    }
}

fn main() -> anyhow::Result<()> {
    match Chores::parse() {
        Chores::Test { cluster: true, .. } => cluster::run_all(),
        Chores::Test { site: true, .. } => site::test::run_all(),
        Chores::Test { full, .. } => {
            test::run(if full { test::Extent::Full } else { test::Extent::Sample })
        }
        Chores::Bench { python: true, .. } => bench::run_python(),
        Chores::Bench { makers: true, .. } => bench::run_makers(),
        Chores::Bench { .. } => bench::run_all(),
        Chores::Fuzz { target, format, minutes } => {
            fuzz::run_target(&target, format.as_deref(), minutes)
        }
        Chores::Readme { bless } => readme::run(bless.into()),
        Chores::Pictures { bless } => pictures::run(bless.into()),
        Chores::Schema { bless } => schema::run(bless.into()),
        Chores::Types { bless } => types::run(bless.into()),
        Chores::Browser { contact_sheets: true, .. } => browser::take_contact_sheets(),
        Chores::Browser { screenshots: true, .. } => browser::take_screenshots(),
        Chores::Browser { .. } => browser::run_tests(),
        Chores::Site { output } => site::run_all(output),
        Chores::Claims { bless } => claims::run(bless.into()),
        Chores::Packs => packs::run(),
        Chores::Deny => process::run(
            process::tool("cargo-deny")?
                .args(["check", "licenses", "bans", "sources"])
                .current_dir(process::root()),
        ),
        Chores::Siege { attacks, seed, rounds } => siege::lay(seed, rounds, &attacks),
        Chores::Architecture => architecture::run(),
    }
}
