//! Entries and sheets that did not come from a solve: whatever parses as a question is answered, or refused with a sentence.

use minuet_answer::{Advice, Reply, Request};
use minuet_core::{Paper, Reading};
use minuet_make::Random;
use serde_json::{Map, Value};

use crate::common::{INKALA, ask, hint, packed, sheet};

/// How many forged questions are asked; `MINUET_FULL=1` asks for many more.
fn count() -> usize {
    if std::env::var_os("MINUET_FULL").is_some_and(|full| full == "1") { 200_000 } else { 6_000 }
}

/// The sheets on the way of some solves, each with the entry that comes next, as `apply` asks for it.
fn honest() -> Vec<Value> {
    let deep = Reading::PAPER.with_depth(2);
    let mut questions = Vec::new();
    for mut sheet in [packed("step3"), packed("two-minuets"), sheet(INKALA)] {
        for _ in 0..400 {
            let Some(entry) = hint(&sheet, deep).entry else { break };
            let request = Request::Apply { sheet, entry };
            questions.push(serde_json::to_value(&request).unwrap());
            let Reply::Changed(changed) = ask(request) else { panic!() };
            sheet = changed.sheet;
        }
    }
    questions
}

/// Every value in the questions, by the name of its field.
fn values(question: &Value, field: &str, found: &mut Map<String, Value>) {
    let list = found.entry(field).or_insert_with(|| Value::Array(Vec::new()));
    if let Value::Array(list) = list
        && list.len() < 300
    {
        list.push(question.clone());
    }
    match question {
        Value::Array(items) => items.iter().for_each(|item| values(item, field, found)),
        Value::Object(fields) => fields.iter().for_each(|(name, item)| values(item, name, found)),
        _ => {}
    }
}

/// Forges a value: puts others of the same field in its place, here and there, and damages lists.
fn forge(value: &mut Value, field: &str, pool: &Map<String, Value>, random: &mut Random) {
    if random.below(12) == 0
        && let Some(Value::Array(others)) = pool.get(field)
    {
        *value = others[random.below(others.len())].clone();
        return;
    }
    match value {
        Value::Array(items) => {
            items.iter_mut().for_each(|item| forge(item, field, pool, random));
            if !items.is_empty() && random.below(20) == 0 {
                let at = random.below(items.len());
                match random.below(3) {
                    0 => drop(items.remove(at)),
                    1 => items.push(items[at].clone()),
                    _ => items.clear(),
                }
            }
        }
        Value::Object(fields) => {
            for (name, item) in fields.iter_mut().filter(|(name, _)| *name != "puzzle") {
                forge(item, name, pool, random);
            }
        }
        _ => {}
    }
}

/// Asks a question; whatever it is, the answer is of its kind or says why not.
fn check(request: Request) {
    match ask(request.clone()) {
        Reply::Changed(_) | Reply::Helped(_) | Reply::Checked(_) | Reply::Drawn(_) => {}
        Reply::Refused(refused) => {
            assert!(refused.why.ends_with('.') && refused.why.contains(' '), "{}", refused.why);
        }
        other => panic!("{request:?}: {other:?}"),
    }
}

#[test]
fn forged_entries_and_sheets_are_answered_or_refused() {
    let honest = honest();
    let mut pool = Map::new();
    honest.iter().for_each(|question| values(question, "", &mut pool));
    let mut random = Random::new(2018);
    let (mut asked, mut refused) = (0, 0);
    while asked < count() {
        let mut question = honest[random.below(honest.len())].clone();
        // Now the entry alone, now the sheet too: both come from the page, and anybody can be the page.
        let parts: &[&str] = if random.below(2) == 0 { &["entry"] } else { &["entry", "sheet"] };
        for part in parts {
            forge(&mut question[part], part, &pool, &mut random);
        }
        let Ok(request) = serde_json::from_value::<Request>(question) else {
            refused += 1;
            assert!(refused < 50 * count(), "hardly anything parses");
            continue;
        };
        asked += 1;
        let Request::Apply { sheet, .. } = &request else { panic!() };
        other_questions(sheet, asked);
        check(request);
    }
}

/// Forged sheets are asked about in other ways too, a few of them.
fn other_questions(sheet: &Paper, number: usize) {
    let (sheet, reading) = (sheet.clone(), Reading::PAPER.with_depth(3));
    match number % 10 {
        0 => check(Request::Hint { sheet, reading, starters: Advice::Footnote8 }),
        1 => check(Request::Check { sheet, reading, history: Vec::new() }),
        2 => check(Request::Draw { sheet, show: Default::default(), digit: None }),
        _ => {}
    }
}
