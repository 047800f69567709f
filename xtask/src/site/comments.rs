//! Scripts and styles without their comments, which browsers would fetch in vain.

use std::fs;
use std::path::Path;

use super::list::paths;

/// Takes the comments out of all scripts and styles of the site.
pub(super) fn leave_out(site: &Path) -> anyhow::Result<()> {
    for path in paths(site)?.iter().filter(|path| path.ends_with(".js") || path.ends_with(".css")) {
        let file = site.join(path);
        fs::write(&file, without(&fs::read_to_string(&file)?))?;
    }
    Ok(())
}

/// A text without the comments that begin a line. Those within a line stay: to find them one would have to tell strings
/// and patterns apart. Lines keep their numbers, so that what a browser complains of is found in the source.
fn without(text: &str) -> String {
    let mut kept = String::new();
    let mut in_comment = false;
    for line in text.lines() {
        let mut rest = line;
        loop {
            let begun = rest.trim_start();
            if in_comment || begun.starts_with("/*") {
                let end = rest.find("*/");
                in_comment = end.is_none();
                rest = end.map_or("", |end| &rest[end + 2..]);
                if in_comment {
                    break;
                }
            } else {
                kept.push_str(if begun.starts_with("//") { "" } else { rest.trim_end() });
                break;
            }
        }
        kept.push('\n');
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_lines_keep_their_numbers() {
        for (text, kept) in [
            ("// Why.\na;\n", "\na;\n"),
            ("/** What.\n *\n * @param x */\na; // and so on\n", "\n\n\na; // and so on\n"),
            ("  /** @type {T} */ (a);\n", " (a);\n"),
            ("/* one */ /* two\n*/ b;\n", "\n b;\n"),
            ("const a = \"/* no\"; /* yes */\n// c\n", "const a = \"/* no\"; /* yes */\n\n"),
            ("import \"https://a\";", "import \"https://a\";\n"),
        ] {
            assert_eq!(without(text), kept);
        }
    }
}
