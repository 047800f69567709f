//! A condition as it is written: columns compared with values, `and`, `or`, `not`, brackets.

use std::fmt;

use minuet_core::Verdict;

use super::token::{Kind, Token, tokens};
use super::{Filter, Operand, Relation};
use crate::commands::rate::column::{self, Column};

/// How many brackets and `not` may stand within each other.
const DEEPEST: usize = 64;

/// Where a condition cannot be understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FilterError {
    /// The character, counted from 1.
    pub(super) place: usize,
    pub(super) expected: String,
    /// What stands there instead, nothing at the end.
    pub(super) found: String,
}

impl fmt::Display for FilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FilterError { place, expected, found } = self;
        match found.as_str() {
            "" => write!(f, "expected {expected} at the end"),
            found => write!(f, "character {place}: expected {expected}, found {found:?}"),
        }
    }
}

impl std::error::Error for FilterError {}

/// Reads a whole condition.
pub(super) fn filter(text: &str) -> Result<Filter, FilterError> {
    let tokens = tokens(text)?;
    let mut parser = Parser { tokens: &tokens, depth: 0 };
    let filter = parser.either()?;
    match parser.peek().kind {
        Kind::End => Ok(filter),
        _ => Err(parser.peek().expected("and, or, or the end")),
    }
}

struct Parser<'a> {
    tokens: &'a [Token],
    depth: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> &'a Token {
        &self.tokens[0]
    }

    /// The token that is read next; the end is never passed.
    fn next(&mut self) -> &'a Token {
        let token = self.peek();
        if token.kind != Kind::End {
            self.tokens = &self.tokens[1..];
        }
        token
    }

    /// Reads `word` where it stands next.
    fn takes(&mut self, word: &str) -> bool {
        let taken = self.peek().kind == Kind::Word && self.peek().text.eq_ignore_ascii_case(word);
        if taken {
            self.next();
        }
        taken
    }

    fn either(&mut self) -> Result<Filter, FilterError> {
        let mut filters = vec![self.all()?];
        while self.takes("or") {
            filters.push(self.all()?);
        }
        Ok(one_or(filters, Filter::Or))
    }

    fn all(&mut self) -> Result<Filter, FilterError> {
        let mut filters = vec![self.single()?];
        while self.takes("and") {
            filters.push(self.single()?);
        }
        Ok(one_or(filters, Filter::And))
    }

    fn single(&mut self) -> Result<Filter, FilterError> {
        if self.depth == DEEPEST {
            return Err(self.peek().expected("fewer brackets and nots within each other"));
        }
        self.depth += 1;
        let filter = if self.takes("not") {
            Filter::Not(Box::new(self.single()?))
        } else if self.peek().kind == Kind::Open {
            self.next();
            let filter = self.either()?;
            match self.next() {
                Token { kind: Kind::Close, .. } => filter,
                other => return Err(other.expected("and, or, or a closing bracket")),
            }
        } else {
            self.comparison()?
        };
        self.depth -= 1;
        Ok(filter)
    }

    fn comparison(&mut self) -> Result<Filter, FilterError> {
        let name = self.next();
        let column = Column::named(&name.text).filter(|column| column.kind() != column::Kind::Text);
        let column = column.ok_or_else(|| name.expected(&format!("a column ({})", columns())))?;
        let sign = self.next();
        let Kind::Relation(relation) = sign.kind else {
            return Err(sign.expected("one of = != < <= > >="));
        };
        let is_order = !matches!(relation, Relation::Equal | Relation::Unequal);
        if column.kind() == column::Kind::Word && is_order {
            return Err(sign.expected(&format!("= or != after {column}")));
        }
        Ok(Filter::Is(column, relation, operand(column, self.next())?))
    }
}

fn one_or(mut filters: Vec<Filter>, many: fn(Vec<Filter>) -> Filter) -> Filter {
    match filters.len() {
        1 => filters.remove(0),
        _ => many(filters),
    }
}

/// The columns that can be compared.
fn columns() -> String {
    let columns = Column::ALL.into_iter().filter(|column| column.kind() != column::Kind::Text);
    columns.map(Column::name).collect::<Vec<_>>().join(", ")
}

fn operand(column: Column, token: &Token) -> Result<Operand, FilterError> {
    if column.kind() == column::Kind::Word {
        let verdict = Verdict::ALL.into_iter().find(|verdict| verdict.to_string() == token.text);
        let words = "basic, minuet, failed, none or several";
        return verdict.map(Operand::Outcome).ok_or_else(|| token.expected(words));
    }
    // Depth and number are looked for up to what they are compared with.
    let most = match column {
        Column::Depth => 9,
        Column::Number => 99,
        _ => 1_000_000,
    };
    let count = token.text.parse().ok().filter(|&count| count <= most);
    let expected = || token.expected(&format!("a number from 0 to {most}"));
    count.map(Operand::Count).ok_or_else(expected)
}

impl Token {
    fn expected(&self, what: &str) -> FilterError {
        FilterError { place: self.place, expected: what.to_owned(), found: self.text.clone() }
    }
}
