//! `minuet schema`: the JSON Schema of what a command prints.

use schemars::{Schema, schema_for};

use crate::answer::{
    CertificateAnswer, CheckAnswer, CheckHuntAnswer, ConvertAnswer, CountAnswer, HintAnswer,
    HuntAnswer, NearAnswer, PackAnswer, RateRow, ReportAnswer, SolveAnswer,
};
use crate::cli::{self, SchemaOf};
use crate::exit::Exit;
use crate::output;

pub(crate) fn run(args: &cli::Schema) -> anyhow::Result<Exit> {
    let mut out = output::open(None)?;
    writeln!(out, "{}", serde_json::to_string_pretty(&schema(args.of))?)?;
    out.flush()?;
    Ok(Exit::Yes)
}

fn schema(of: SchemaOf) -> Schema {
    match of {
        SchemaOf::Solve => schema_for!(SolveAnswer),
        SchemaOf::Hint => schema_for!(HintAnswer),
        SchemaOf::Check => schema_for!(CheckAnswer),
        SchemaOf::CheckHunt => schema_for!(CheckHuntAnswer),
        SchemaOf::Count => schema_for!(CountAnswer),
        SchemaOf::Rate => schema_for!(RateRow),
        SchemaOf::Hunt => schema_for!(HuntAnswer),
        SchemaOf::HuntNear => schema_for!(NearAnswer),
        SchemaOf::Report => schema_for!(ReportAnswer),
        SchemaOf::Pack => schema_for!(PackAnswer),
        SchemaOf::Convert => schema_for!(ConvertAnswer),
        SchemaOf::Certificate => schema_for!(CertificateAnswer),
        SchemaOf::Page => minuet_web::protocol(),
    }
}
