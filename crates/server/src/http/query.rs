use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use dedale_games::Problem;
use serde::de::DeserializeOwned;

use crate::{App, Error};

/// The parameters after the question mark, with our own error if they are wrong.
pub(crate) struct Asked<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Asked<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Query(asked) = Query::from_request_parts(parts, app).await.map_err(|rejection| {
            let message = rejection.body_text();
            Error::BadMessage(Problem::Json { line: 0, column: 0, field: String::new(), message })
        })?;
        Ok(Asked(asked))
    }
}
