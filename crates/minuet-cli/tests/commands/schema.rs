//! `minuet schema`.

use crate::common::minuet;

#[test]
fn every_schema_is_one() {
    for name in ["solve", "hint", "check", "count", "rate", "convert", "certificate"] {
        let text = minuet(["schema", name]).ends(0).out;
        let schema: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(schema["$schema"], "https://json-schema.org/draft/2020-12/schema");
        assert_eq!(schema["type"], "object");
        assert!(schema["properties"]["minuet"].is_object(), "{name} has a version");
        assert_eq!(schema["$defs"]["Version"]["const"], 2);
    }
}

#[test]
fn unknown_names_are_answered_with_the_known() {
    minuet(["schema", "draw"]).complains(2, "[possible values: solve, hint, check, ");
}
