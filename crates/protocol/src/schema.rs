use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator};

/// An object that another schema describes.
#[derive(Clone, Copy, Debug)]
pub struct AnyObject;

impl JsonSchema for AnyObject {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "AnyObject".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        schemars::json_schema!({ "type": "object" })
    }
}
