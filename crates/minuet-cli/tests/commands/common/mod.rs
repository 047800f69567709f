//! Running the binary as a user does.

use std::path::PathBuf;

use assert_cmd::Command;

/// Solved in Step 1.
pub(crate) const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// Its solution.
pub(crate) const EASY_SOLUTION: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
/// Needs minuets.
pub(crate) const MINUET: &str =
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........";
/// AI Escargot: fails at depth 1, falls at depth 2.
pub(crate) const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// No digit at all.
pub(crate) const EMPTY: &str =
    ".................................................................................";

/// How a run ended.
#[derive(Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// The same run, after it has been seen to end with `code` and to say `words` on standard error.
    #[track_caller]
    pub(crate) fn complains(self, code: i32, words: &str) -> Run {
        assert!(
            self.code == code && self.err.contains(words),
            "expected {code}, {words}: {self:?}"
        );
        self
    }

    /// The same run, after it has been seen to end with `code` in silence on standard error.
    #[track_caller]
    pub(crate) fn ends(self, code: i32) -> Run {
        assert!(self.code == code && self.err.is_empty(), "expected {code}: {self:?}");
        self
    }

    /// What was printed, line by line, as JSON.
    #[track_caller]
    pub(crate) fn json(&self) -> Vec<serde_json::Value> {
        self.out.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
    }
}

/// Runs `minuet` with these arguments, nothing on standard input and a plain environment.
pub(crate) fn minuet<'a>(args: impl IntoIterator<Item = &'a str>) -> Run {
    fed(args, "")
}

/// The same with something on standard input.
pub(crate) fn fed<'a>(args: impl IntoIterator<Item = &'a str>, input: impl Into<Vec<u8>>) -> Run {
    run(command().args(args).write_stdin(input))
}

/// The binary in a plain environment.
pub(crate) fn command() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_minuet"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "LANG", "LC_CTYPE"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C.UTF-8");
    command
}

/// Runs a command to its end.
pub(crate) fn run(command: &mut Command) -> Run {
    let output = command.output().expect("the binary starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8 is printed");
    Run {
        code: output.status.code().expect("it is not killed"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// A new file; `name` must not be used by another test.
pub(crate) fn file(name: &str, content: impl AsRef<[u8]>) -> String {
    let path = path(name);
    std::fs::write(&path, content).expect("the file can be written");
    path.display().to_string()
}

/// Where such a file is.
pub(crate) fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// The name of a file that is not there yet.
pub(crate) fn fresh(name: &str) -> String {
    let path = path(name);
    let _ = std::fs::remove_file(&path);
    path.display().to_string()
}

/// Whether a document has the members that its JSON Schema asks for, and no others.
#[track_caller]
pub(crate) fn fits_schema(name: &str, document: &serde_json::Value) {
    let schema = &minuet(["schema", name]).ends(0).out;
    let schema: serde_json::Value = serde_json::from_str(schema).expect("a schema is JSON");
    let document = document.as_object().expect("an object");
    for required in schema["required"].as_array().expect("required members") {
        let required = required.as_str().expect("a name");
        assert!(document.contains_key(required), "{name} has no {required}");
    }
    for member in document.keys() {
        assert!(schema["properties"].get(member).is_some(), "the schema of {name} has no {member}");
    }
}

/// A text packed with Zstandard.
pub(crate) fn zstandard(text: &str) -> Vec<u8> {
    use ruzstd::encoding::{CompressionLevel, compress_to_vec};
    compress_to_vec(text.as_bytes(), CompressionLevel::Fastest)
}
