//! A condition as it is written: columns compared with values, `and`, `or`, `not`, brackets.

use minuet_core::Verdict;
use minuet_words::message::{CommandMessage, ConditionPart};

use super::{Filter, Operand, Relation};
use crate::commands::rate::column::{self, Column};

/// How deeply brackets and `not` may be nested.
const DEEPEST: usize = 64;

/// A word or a sign, with the place where it begins, in characters counted from 1.
struct Token {
    place: usize,
    kind: Kind,
    text: String,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Word,
    Relation(Relation),
    Open,
    Close,
    End,
}

/// The signs, longer ones before those they begin with.
const SIGNS: [(&str, Kind); 10] = [
    ("<=", Kind::Relation(Relation::LessOrEqual)),
    (">=", Kind::Relation(Relation::GreaterOrEqual)),
    ("!=", Kind::Relation(Relation::Unequal)),
    ("<>", Kind::Relation(Relation::Unequal)),
    ("==", Kind::Relation(Relation::Equal)),
    ("=", Kind::Relation(Relation::Equal)),
    ("<", Kind::Relation(Relation::Less)),
    (">", Kind::Relation(Relation::Greater)),
    ("(", Kind::Open),
    (")", Kind::Close),
];

/// All tokens of a text; the last one is its end.
fn tokens(text: &str) -> Result<Vec<Token>, CommandMessage> {
    let mut tokens = Vec::new();
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let place = text[..text.len() - rest.len()].chars().count() + 1;
        let is_word = |c: char| c.is_alphanumeric() || c == '-' || c == '_';
        let (kind, length) = match SIGNS.into_iter().find(|(sign, _)| rest.starts_with(sign)) {
            Some((sign, kind)) => (kind, sign.len()),
            None if rest.is_empty() => (Kind::End, 0),
            None => (Kind::Word, rest.find(|c| !is_word(c)).unwrap_or(rest.len())),
        };
        let token = Token { place, kind, text: rest[..length].to_owned() };
        if kind == Kind::Word && length == 0 {
            let text = rest.chars().take(1).collect();
            return Err(Token { text, ..token }.expected(ConditionPart::ColumnOrSign));
        }
        tokens.push(token);
        if kind == Kind::End {
            return Ok(tokens);
        }
        rest = &rest[length..];
    }
}

/// Reads a whole condition.
pub(super) fn filter(text: &str) -> Result<Filter, CommandMessage> {
    let tokens = tokens(text)?;
    let mut parser = Parser { tokens: &tokens, depth: 0 };
    let filter = parser.either()?;
    match parser.peek().kind {
        Kind::End => Ok(filter),
        _ => Err(parser.peek().expected(ConditionPart::JoinerOrEnd)),
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

    /// Reads `word` if it comes next.
    fn takes(&mut self, word: &str) -> bool {
        let taken = self.peek().kind == Kind::Word && self.peek().text.eq_ignore_ascii_case(word);
        if taken {
            self.next();
        }
        taken
    }

    fn either(&mut self) -> Result<Filter, CommandMessage> {
        let mut filters = vec![self.all()?];
        while self.takes("or") {
            filters.push(self.all()?);
        }
        Ok(one_or(filters, Filter::Or))
    }

    fn all(&mut self) -> Result<Filter, CommandMessage> {
        let mut filters = vec![self.single()?];
        while self.takes("and") {
            filters.push(self.single()?);
        }
        Ok(one_or(filters, Filter::And))
    }

    fn single(&mut self) -> Result<Filter, CommandMessage> {
        if self.depth == DEEPEST {
            return Err(self.peek().expected(ConditionPart::LessNesting));
        }
        self.depth += 1;
        let filter = if self.takes("not") {
            Filter::Not(Box::new(self.single()?))
        } else if self.peek().kind == Kind::Open {
            self.next();
            let filter = self.either()?;
            match self.next() {
                Token { kind: Kind::Close, .. } => filter,
                other => return Err(other.expected(ConditionPart::JoinerOrBracket)),
            }
        } else {
            self.comparison()?
        };
        self.depth -= 1;
        Ok(filter)
    }

    fn comparison(&mut self) -> Result<Filter, CommandMessage> {
        let name = self.next();
        let column = Column::named(&name.text).filter(|column| column.kind() != column::Kind::Text);
        let column =
            column.ok_or_else(|| name.expected(ConditionPart::Column { names: columns() }))?;
        let sign = self.next();
        let Kind::Relation(relation) = sign.kind else {
            return Err(sign.expected(ConditionPart::Relation));
        };
        let is_order = !matches!(relation, Relation::Equal | Relation::Unequal);
        if column.kind() == column::Kind::Word && is_order {
            return Err(sign.expected(ConditionPart::Equality { column: column.name() }));
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
fn columns() -> Vec<&'static str> {
    let columns = Column::all().filter(|column| column.kind() != column::Kind::Text);
    columns.map(Column::name).collect()
}

fn operand(column: Column, token: &Token) -> Result<Operand, CommandMessage> {
    if column.kind() == column::Kind::Word {
        let verdict = Verdict::ALL.into_iter().find(|verdict| verdict.to_string() == token.text);
        let verdict = verdict.ok_or_else(|| token.expected(ConditionPart::Verdict))?;
        return Ok(Operand::Outcome(verdict));
    }
    // Depth and number are looked for up to what they are compared with.
    let most = match column {
        Column::Depth => 9,
        Column::Number => 99,
        _ => 1_000_000,
    };
    let count = token.text.parse().ok().filter(|&count| count <= most);
    let count = count.ok_or_else(|| token.expected(ConditionPart::Number { most }))?;
    Ok(Operand::Count(count))
}

impl Token {
    fn expected(&self, expected: ConditionPart) -> CommandMessage {
        CommandMessage::Condition { place: self.place, found: self.text.clone(), expected }
    }
}
