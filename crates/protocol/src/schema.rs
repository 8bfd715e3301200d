use std::borrow::Cow;

use schemars::generate::SchemaSettings;
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

/// The schema of a document as it is written: a field that may be left out is not required, every other is.
pub fn written_schema<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

/// The schema of a document as it is read: a field with a default may be left out.
pub fn read_schema<T: JsonSchema>() -> Schema {
    SchemaSettings::default().into_generator().into_root_schema_for::<T>()
}
