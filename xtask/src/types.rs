//! The types of the page, made from the JSON Schema of its questions and answers.

use std::fmt::Write;

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::Reference;
use crate::process::root;

const FILE: &str = "crates/minuet-web/page/api.d.ts";
/// A test of the command line sees to it that this is the schema of the types.
const SCHEMA: &str = "docs/schema/page.json";

const HEAD: &str = "\
// What the page asks and what it is answered. Made by `cargo xtask types --bless` from the types in
// crates/minuet-answer/src: change those.
";

/// Compares or writes the types.
pub(crate) fn run(reference: Reference) -> anyhow::Result<()> {
    let schema = std::fs::read(root().join(SCHEMA)).context(SCHEMA)?;
    let types = types(&serde_json::from_slice(&schema)?)?;
    let path = root().join(FILE);
    match reference {
        Reference::Write => std::fs::write(&path, &types)?,
        Reference::Compare => {
            let kept = std::fs::read_to_string(&path).context(FILE)?;
            ensure!(kept == types, "{FILE} is out of date: cargo xtask types --bless");
        }
    }
    println!("xtask: the types of the page");
    Ok(())
}

fn types(schema: &Value) -> anyhow::Result<String> {
    let mut text = HEAD.to_owned();
    let definitions = schema["$defs"].as_object().context("the schema defines nothing")?;
    for (name, definition) in definitions {
        let says = doc(definition, "");
        let _ = write!(text, "\n{says}export type {name} = {};\n", of(definition, ""));
    }
    Ok(text)
}

/// The description as a comment.
fn doc(schema: &Value, indent: &str) -> String {
    match schema["description"].as_str() {
        None => String::new(),
        Some(says) => {
            let says = says.split_whitespace().collect::<Vec<_>>().join(" ");
            format!("{indent}/** {says} */\n")
        }
    }
}

fn of(schema: &Value, indent: &str) -> String {
    let mut parts = Vec::new();
    if let Some(name) = schema["$ref"].as_str() {
        parts.push(name.rsplit('/').next().unwrap_or(name).to_owned());
    }
    for (key, sign) in [("oneOf", " | "), ("anyOf", " | "), ("allOf", " & ")] {
        if let Some(choices) = schema[key].as_array() {
            let one = |choice| match choices.len() {
                0..=2 => of(choice, indent),
                _ => format!("\n{}{indent}{}", doc(choice, indent), of(choice, indent)),
            };
            let mut choices: Vec<String> = choices.iter().map(one).collect();
            choices.dedup();
            parts.push(if parts.is_empty() {
                choices.join(sign)
            } else {
                format!("({})", choices.join(sign))
            });
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        parts.push(values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | "));
    } else if !schema["const"].is_null() {
        parts.push(schema["const"].to_string());
    } else {
        match &schema["type"] {
            Value::String(kind) => parts.push(plain(kind, schema, indent)),
            Value::Array(kinds) => {
                let kinds = kinds.iter().filter_map(Value::as_str);
                parts.push(
                    kinds.map(|kind| plain(kind, schema, indent)).collect::<Vec<_>>().join(" | "),
                );
            }
            _ => {}
        }
    }
    if parts.is_empty() { "unknown".to_owned() } else { parts.join(" & ") }
}

fn plain(kind: &str, schema: &Value, indent: &str) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "array" => list(schema, indent),
        "object" => object(schema, indent),
        other => other.to_owned(),
    }
}

fn list(schema: &Value, indent: &str) -> String {
    let item = of(&schema["items"], indent);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(2), Some(2)) => format!("[{item}, {item}]"),
        _ if item.contains(' ') => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let Some(fields) = schema["properties"].as_object() else { return "object".to_owned() };
    let required: Vec<&str> =
        schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let deeper = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (name, field) in fields {
        let sign = if required.contains(&name.as_str()) { "" } else { "?" };
        let _ =
            writeln!(text, "{}{deeper}{name}{sign}: {};", doc(field, &deeper), of(field, &deeper));
    }
    text + indent + "}"
}
