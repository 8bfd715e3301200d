use std::collections::BTreeSet;

use dedale_server::api_document;
use serde_json::{Value, json};

/// Clients that are made from the document would call one for the other.
#[test]
fn every_operation_of_the_api_document_has_a_name_of_its_own() {
    let document = api_document();
    let paths = document["paths"].as_object().expect("an object");
    let operations = paths.values().flat_map(|path| path.as_object().expect("an object").values());
    let mut names = BTreeSet::new();
    for name in operations.filter_map(|operation| operation.get("operationId")).map(Value::to_string) {
        assert!(names.insert(name.clone()), "{name}");
    }
    assert!(names.len() > 30, "the routes are there");
}

/// A clock is asked and told with one schema, which must not ask for what may be left out.
#[test]
fn the_increment_of_a_clock_may_be_left_out() {
    let clocks = api_document()["components"]["schemas"]["Clock"]["anyOf"].clone();
    let required: Vec<_> =
        clocks.as_array().expect("two clocks").iter().map(|clock| &clock["required"]).collect();
    assert_eq!(required, [&json!(["per_move_s"]), &json!(["bank_s"])]);
}
