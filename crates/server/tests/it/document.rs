use std::collections::BTreeSet;

use dedale_server::api_document;
use serde_json::Value;

/// Clients that are made from the document would call one for the other.
#[test]
fn every_operation_of_the_api_document_has_a_name_of_its_own() {
    let document = serde_json::to_value(api_document()).expect("JSON");
    let paths = document["paths"].as_object().expect("an object");
    let operations = paths.values().flat_map(|path| path.as_object().expect("an object").values());
    let mut names = BTreeSet::new();
    for name in operations.filter_map(|operation| operation.get("operationId")).map(Value::to_string) {
        assert!(names.insert(name.clone()), "{name}");
    }
    assert!(names.len() > 30, "the routes are there");
}
