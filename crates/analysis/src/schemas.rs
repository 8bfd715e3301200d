use dedale_games::written_schema;
use schemars::Schema;

use crate::{Hint, Report, Told};

/// The JSON Schemas of the documents that are sent, by name.
pub fn schemas() -> [(&'static str, Schema); 3] {
    [
        ("hint", written_schema::<Hint>()),
        ("report", written_schema::<Report>()),
        ("told", written_schema::<Told>()),
    ]
}
