//! The project's chores: `cargo xtask --help`.
#![forbid(unsafe_code)]

mod architecture;
mod arm;
mod bench;
mod browser;
mod claims;
mod cluster;
mod compiler;
mod debian;
mod dist;
mod example;
mod fuzz;
mod install;
mod package;
mod packs;
mod pictures;
mod process;
mod readme;
mod schema;
mod siege;
mod site;
mod test;
mod train;
mod types;

use std::path::PathBuf;

use clap::Parser;

/// The chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask")]
enum Chores {
    /// Everything that must pass: formatting, lints, tests, docs, README
    Test {
        /// Use all of the corpora instead of a fixed sample, then test for ARM, and a whole release instead of the program alone
        #[arg(long)]
        full: bool,
        /// Test only the Python module and the hunt on a cluster; needs python3 and its packages
        #[arg(long, conflicts_with = "full")]
        cluster: bool,
        /// Test only the site; needs a compiler for WebAssembly, node and chromium
        #[arg(long, conflicts_with_all = ["full", "cluster"])]
        site: bool,
        /// Test only what can be installed, where there is no Rust; needs Debian and root, with --full python3 too
        #[arg(long, conflicts_with_all = ["cluster", "site"])]
        install: bool,
        /// Test only the crates that compute, as on an ARM processor; needs Debian
        #[arg(long, conflicts_with_all = ["full", "cluster", "site", "install"])]
        arm: bool,
    },
    /// Measure teacher and racer on the corpora, and keep the results in bench/runs
    Bench {
        /// Measure the racer called from Python, and a cluster of one and of two nodes, instead
        #[arg(long)]
        python: bool,
        /// Measure how many puzzles the generator makes instead, compared with other generators
        #[arg(long, conflicts_with = "python")]
        makers: bool,
    },
    /// Run a fuzz target until the time is up or it finds something
    Fuzz {
        /// The target: the name of a file in fuzz/fuzz_targets
        #[arg(default_value = "duel")]
        target: String,
        /// For `readers`: test only the reader of this format
        #[arg(long)]
        format: Option<String>,
        /// How many minutes to run
        #[arg(long, default_value_t = 10)]
        minutes: u32,
    },
    /// Run the commands of the README and compare what they print
    Readme {
        /// Write what they print into the README instead of comparing it
        #[arg(long)]
        bless: bool,
    },
    /// Make the pictures of the README and the docs again and compare them
    Pictures {
        /// Write the pictures instead of comparing them
        #[arg(long)]
        bless: bool,
    },
    /// Compare the JSON Schemas in docs/schema with the types
    Schema {
        /// Write the schemas instead of comparing them
        #[arg(long)]
        bless: bool,
    },
    /// Compare the types of the page with those of its server
    Types {
        /// Write the types instead of comparing them
        #[arg(long)]
        bless: bool,
    },
    /// Check the types of the page and play it in a browser
    Browser {
        /// Take screenshots instead: of every part of the page into target/screenshots, and those of the README again
        #[arg(long)]
        screenshots: bool,
        /// Make contact sheets instead: one picture for each view, at many sizes and in all looks, in target/contact-sheets
        #[arg(long, conflicts_with = "screenshots")]
        contact_sheets: bool,
    },
    /// Make the page as a folder of files that any web host can serve
    Site {
        /// The folder to write to [default: target/www]
        #[arg(short, long)]
        output: Option<PathBuf>,
    },
    /// Make what a release consists of: binary, Debian package, Python package, site, licences, and their hashes
    Dist {
        /// The folder to write to [default: target/release-files]
        #[arg(short, long)]
        output: Option<PathBuf>,
    },
    /// Make the packages of the crates that are published, and let a program outside the workspace use them
    Package,
    /// Measure the paper's claims again and compare with docs/claims.md; takes minutes and needs the corpora
    Claims {
        /// Write the results instead of comparing them
        #[arg(long)]
        bless: bool,
    },
    /// Make the packs again, each with the command that it begins with
    Packs,
    /// Check licences and sources of all dependencies, and name those that come in two versions
    Deny,
    /// Kill, damage and overload the program for some minutes, and count what was noticed; needs python3
    Siege {
        /// Run only these attacks: kills, calls, outputs, inputs, flips, edits, disks, refusals, clients, terminals, bombs
        attacks: Vec<String>,
        /// The seed of all random numbers
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// How many rounds of each attack
        #[arg(long, default_value_t = 10)]
        rounds: u32,
    },
    /// Train the network that reads photos; takes minutes and needs the photos, python3, npm and Debian's packages
    Train {
        /// Cross-validation instead: puzzles in this number of parts, each read by a network that was trained on the others
        #[arg(long)]
        folds: Option<u32>,
    },
    /// Check that the crates, files and folders named in ARCHITECTURE.md and CONTRIBUTING.md exist
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
        Chores::Test { arm: true, .. } => arm::run_tests(),
        Chores::Test { install: true, full: true, .. } => install::run_all(),
        Chores::Test { install: true, .. } => install::run_packed(),
        Chores::Test { full: true, .. } => {
            test::run(test::Extent::Full)?;
            arm::run_tests()?;
            install::run_all()
        }
        Chores::Test { .. } => test::run(test::Extent::Sample),
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
        Chores::Dist { output } => dist::run_all(output),
        Chores::Package => package::run_all(),
        Chores::Claims { bless } => claims::run(bless.into()),
        Chores::Packs => packs::run(),
        Chores::Deny => process::run(
            process::tool("cargo-deny")?
                .args(["check", "licenses", "bans", "sources"])
                .current_dir(process::root()),
        ),
        Chores::Siege { attacks, seed, rounds } => siege::lay(seed, rounds, &attacks),
        Chores::Train { folds } => train::run_all(folds),
        Chores::Architecture => architecture::run(),
    }
}
