//! `minuet schema`: the JSON Schema of what a command prints.

use crate::cli::{self, SchemaOf};
use crate::exit::{Exit, Failure};
use crate::output;

pub(crate) fn run(args: &cli::Schema) -> Result<Exit, Failure> {
    output::print(schema(args.of))?;
    Ok(Exit::Yes)
}

macro_rules! kept {
    ($name:literal) => {
        include_str!(concat!("../../../../docs/schema/", $name, ".json"))
    };
}

/// The schema as `docs/schema` keeps it. A test makes them all from the types and compares, so that the binary
/// need not be able to.
fn schema(of: SchemaOf) -> &'static str {
    match of {
        SchemaOf::Solve => kept!("solve"),
        SchemaOf::Hint => kept!("hint"),
        SchemaOf::Check => kept!("check"),
        SchemaOf::CheckSheet => kept!("check-sheet"),
        SchemaOf::CheckHunt => kept!("check-hunt"),
        SchemaOf::Read => kept!("read"),
        SchemaOf::Count => kept!("count"),
        SchemaOf::Rate => kept!("rate"),
        SchemaOf::Hunt => kept!("hunt"),
        SchemaOf::HuntNear => kept!("hunt-near"),
        SchemaOf::Report => kept!("report"),
        SchemaOf::Pack => kept!("pack"),
        SchemaOf::Convert => kept!("convert"),
        SchemaOf::Certificate => kept!("certificate"),
        SchemaOf::Sheet => kept!("sheet"),
        SchemaOf::Page => kept!("page"),
    }
}

#[cfg(test)]
mod tests {
    use clap::ValueEnum;
    use minuet_answer::{CertificateDocument, Counted, TraceDocument};
    use minuet_formats::SheetDocument;
    use schemars::{Schema, schema_for};

    use super::*;
    use crate::document::{
        CheckDocument, CheckHuntDocument, CheckSheetDocument, ConvertDocument, HintDocument,
        HuntDocument, NearDocument, PackDocument, RateRow, ReadDocument, ReportDocument,
    };

    fn made(of: SchemaOf) -> Schema {
        match of {
            SchemaOf::Solve => schema_for!(TraceDocument),
            SchemaOf::Hint => schema_for!(HintDocument),
            SchemaOf::Check => schema_for!(CheckDocument),
            SchemaOf::CheckSheet => schema_for!(CheckSheetDocument),
            SchemaOf::CheckHunt => schema_for!(CheckHuntDocument),
            SchemaOf::Read => schema_for!(ReadDocument<'_>),
            SchemaOf::Count => schema_for!(Counted),
            SchemaOf::Rate => schema_for!(RateRow),
            SchemaOf::Hunt => schema_for!(HuntDocument),
            SchemaOf::HuntNear => schema_for!(NearDocument),
            SchemaOf::Report => schema_for!(ReportDocument),
            SchemaOf::Pack => schema_for!(PackDocument),
            SchemaOf::Convert => schema_for!(ConvertDocument),
            SchemaOf::Certificate => schema_for!(CertificateDocument),
            SchemaOf::Sheet => schema_for!(SheetDocument),
            SchemaOf::Page => minuet_answer::protocol(),
        }
    }

    /// `cargo xtask schema` runs this, with MINUET_BLESS set where the kept schemas are to be written again.
    #[test]
    fn every_schema_is_that_of_the_types() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/schema");
        for &of in SchemaOf::value_variants() {
            let text = serde_json::to_string_pretty(&made(of)).expect("a schema is JSON") + "\n";
            let name = of.to_possible_value().expect("a name").get_name().to_owned();
            if std::env::var_os("MINUET_BLESS").is_some() {
                std::fs::write(format!("{folder}/{name}.json"), text).expect("it can be written");
            } else {
                assert!(
                    text == schema(of),
                    "{name}.json is out of date: cargo xtask schema --bless"
                );
            }
        }
    }
}
