use dedale_games::Problem;
use serde::de::DeserializeOwned;

use crate::error::Refused;

/// The part of a path after the question mark.
#[derive(Clone, Copy)]
pub(crate) struct Query<'a>(pub(crate) &'a str);

impl Query<'_> {
    pub(crate) fn read<T: DeserializeOwned>(self) -> Result<T, Refused> {
        serde_urlencoded::from_str(self.0).map_err(|error| {
            let message = error.to_string();
            Refused::bad_message(&Problem::Json { line: 0, column: 0, field: String::new(), message })
        })
    }
}

/// The body of a request.
pub(crate) fn body<T: DeserializeOwned>(body: &serde_json::Value) -> Result<T, Refused> {
    dedale_games::from_value(body).map_err(|problem| Refused::bad_message(&problem))
}
