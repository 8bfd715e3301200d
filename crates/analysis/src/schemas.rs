use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};

use crate::{Hint, Report, Told};

/// The JSON Schemas of what is sent, by name.
pub fn schemas() -> [(&'static str, Schema); 3] {
    [("hint", written::<Hint>()), ("report", written::<Report>()), ("told", written::<Told>())]
}

fn written<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}
