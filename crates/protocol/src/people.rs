use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Millis, UserId};

/// A person, as they are told about themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct User {
    /// 26 letters and digits.
    pub id: UserId,
    /// The name others see.
    pub name: String,
    /// With or without a password.
    pub kind: PersonKind,
    /// Milliseconds since 1970.
    pub created: Millis,
}

/// How somebody is known to the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    /// By the session only.
    Guest,
    /// By a name of their own and a password.
    Account,
}
