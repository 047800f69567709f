//! `--where`: which rows are wanted.

mod parse;

use std::str::FromStr;

use minuet_core::Verdict;

use super::column::{Column, Cost};
use super::row::Row;
use super::value::Value;
use crate::speech::say;

/// A condition on the columns of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Filter {
    /// A column compared with a value.
    Is(Column, Relation, Operand),
    Not(Box<Filter>),
    /// All of them; the cheapest are first.
    And(Vec<Filter>),
    /// One of them at least; the cheapest are first.
    Or(Vec<Filter>),
}

/// How a column compares with a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Relation {
    Equal,
    Unequal,
    Less,
    LessOrEqual,
    Greater,
    GreaterOrEqual,
}

/// What a column is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Operand {
    Count(u32),
    Outcome(Verdict),
}

impl FromStr for Filter {
    type Err = String;

    fn from_str(text: &str) -> Result<Filter, String> {
        parse::filter(text).map(Filter::cheapest_first).map_err(say)
    }
}

impl Filter {
    /// Whether the row is wanted. No comparison holds for a column that does not apply.
    pub(crate) fn holds(&self, row: &Row<'_>) -> bool {
        match self {
            Filter::Is(column, relation, operand) => relation.holds(row.value(*column), *operand),
            Filter::Not(filter) => !filter.holds(row),
            Filter::And(filters) => filters.iter().all(|filter| filter.holds(row)),
            Filter::Or(filters) => filters.iter().any(|filter| filter.holds(row)),
        }
    }

    /// Calls `found` with every comparison in it.
    pub(crate) fn each(&self, found: &mut impl FnMut(Column, Operand)) {
        match self {
            Filter::Is(column, _, operand) => found(*column, *operand),
            Filter::Not(filter) => filter.each(found),
            Filter::And(filters) | Filter::Or(filters) => {
                filters.iter().for_each(|filter| filter.each(found));
            }
        }
    }

    /// What the dearest column in it costs.
    fn cost(&self) -> Cost {
        let mut cost = Cost::Nothing;
        self.each(&mut |column, _| cost = cost.max(column.cost()));
        cost
    }

    /// The same, with cheap conditions before expensive ones, which are then evaluated for few rows only.
    fn cheapest_first(self) -> Filter {
        let sorted = |filters: Vec<Filter>| {
            let mut filters: Vec<Filter> =
                filters.into_iter().map(Filter::cheapest_first).collect();
            filters.sort_by_key(Filter::cost);
            filters
        };
        match self {
            Filter::And(filters) => Filter::And(sorted(filters)),
            Filter::Or(filters) => Filter::Or(sorted(filters)),
            Filter::Not(filter) => Filter::Not(Box::new(filter.cheapest_first())),
            is @ Filter::Is(..) => is,
        }
    }
}

impl Relation {
    fn holds(self, value: Value, operand: Operand) -> bool {
        let order = match (value, operand) {
            (Value::Count(count), Operand::Count(other)) => count.cmp(&other),
            // A search that had to end early does not tell about what lies beyond its end.
            (Value::MoreThan(limit), Operand::Count(other)) if limit >= other => {
                std::cmp::Ordering::Greater
            }
            (Value::Outcome(verdict), Operand::Outcome(other)) => verdict.cmp(&other),
            _ => return false,
        };
        match self {
            Relation::Equal => order.is_eq(),
            Relation::Unequal => order.is_ne(),
            Relation::Less => order.is_lt(),
            Relation::LessOrEqual => order.is_le(),
            Relation::Greater => order.is_gt(),
            Relation::GreaterOrEqual => order.is_ge(),
        }
    }
}
