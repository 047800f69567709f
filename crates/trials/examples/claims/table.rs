//! Tables in Markdown.

/// A table under a name, printed row by row.
pub(crate) struct Table;

impl Table {
    /// Begins the table `name`.
    pub(crate) fn begin(name: &str, columns: &[impl ToString]) -> Table {
        println!("<!-- measured: {name} -->");
        let table = Table;
        table.row(columns.iter().map(ToString::to_string));
        table.row(columns.iter().map(|_| "---".to_owned()));
        table
    }

    /// One more row.
    pub(crate) fn row(&self, cells: impl IntoIterator<Item = String>) {
        println!("| {} |", cells.into_iter().collect::<Vec<_>>().join(" | "));
    }
}

/// Ends the table.
impl Drop for Table {
    fn drop(&mut self) {
        println!("<!-- end -->");
    }
}

/// A whole number with commas.
pub(crate) fn whole(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A share in percent; a dash of nothing.
pub(crate) fn percent(part: usize, of: usize) -> String {
    if of == 0 { "–".into() } else { format!("{:.2} %", 100.0 * part as f64 / of as f64) }
}

/// A mean with two decimals; a dash of nothing.
pub(crate) fn mean(sum: usize, of: usize) -> String {
    if of == 0 { "–".into() } else { format!("{:.2}", sum as f64 / of as f64) }
}
