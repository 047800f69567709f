//! Console sessions in Markdown: commands with what they print.

/// A command of a session, and the lines that follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shown {
    /// The command, without `$ ` and without the remark.
    pub(crate) command: String,
    /// The exit code that the remark `# exit N` promises; 0 without one.
    pub(crate) exit: i32,
    /// What it prints, as shown. A line `...` stands for any lines.
    pub(crate) output: Vec<String>,
    /// The lines of the document that hold the output, counted from 0.
    pub(crate) lines: std::ops::Range<usize>,
}

/// The commands of all ```` ```console ```` blocks of a document.
pub(crate) fn sessions(text: &str) -> Vec<Shown> {
    let mut shown: Vec<Shown> = Vec::new();
    let mut inside = false;
    for (number, line) in text.lines().enumerate() {
        if line.starts_with("```") {
            inside = line == "```console";
        } else if let (true, Some(command)) = (inside, line.strip_prefix("$ ")) {
            let (command, exit) = match command.split_once("  # exit ") {
                Some((command, code)) => (command, code.trim().parse().unwrap_or(0)),
                None => (command, 0),
            };
            let (command, lines) = (command.trim().to_owned(), number + 1..number + 1);
            shown.push(Shown { command, exit, output: Vec::new(), lines });
        } else if let (true, Some(last)) = (inside, shown.last_mut()) {
            last.output.push(line.to_owned());
            last.lines.end = number + 1;
        }
    }
    shown
}

/// Whether what was printed is what is shown.
pub(crate) fn matches(shown: &[String], printed: &[&str]) -> bool {
    match shown.split_first() {
        None => printed.is_empty(),
        Some((first, rest)) if first == "..." => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        Some((first, rest)) => printed.split_first().is_some_and(|(line, others)| {
            line.trim_end() == first.trim_end() && matches(rest, others)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::{matches, sessions};

    #[test]
    fn sessions_are_read() {
        let text = "a\n```console\n$ minuet x  # exit 1\none\ntwo\n$ minuet y\n```\n$ not this\n";
        let found = sessions(text);
        assert_eq!(found.len(), 2);
        assert_eq!((found[0].command.as_str(), found[0].exit), ("minuet x", 1));
        assert_eq!((found[0].output.len(), found[0].lines.clone()), (2, 3..5));
        assert!(found[1].output.is_empty());
    }

    #[test]
    fn dots_stand_for_any_lines() {
        let shown = |lines: &[&str]| lines.iter().map(|&line| line.to_owned()).collect::<Vec<_>>();
        assert!(matches(&shown(&["a", "...", "d"]), &["a", "b", "c", "d"]));
        assert!(matches(&shown(&["a", "...", "d"]), &["a", "d"]));
        assert!(!matches(&shown(&["a", "...", "d"]), &["a", "b"]));
        assert!(!matches(&shown(&["a"]), &["a", "b"]));
    }
}
