use std::fmt;
use std::str::FromStr;

use dedale_core::record::RecordDocument;
use dedale_core::{Action, Game, SetupDocument};
use schemars::{JsonSchema, Schema, SchemaGenerator};

use crate::{GameId, with_game};

/// What a schema is of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SchemaKind {
    /// The options of a game.
    Setup,
    /// An action, as text.
    Action,
    /// What an observer may know.
    View,
    /// What an observer saw happen.
    Event,
    /// A record as JSON.
    Record,
    /// A position.
    Position,
}

impl SchemaKind {
    /// All of them.
    pub const ALL: [SchemaKind; 6] = [
        SchemaKind::Setup,
        SchemaKind::Action,
        SchemaKind::View,
        SchemaKind::Event,
        SchemaKind::Record,
        SchemaKind::Position,
    ];

    fn name(self) -> &'static str {
        match self {
            SchemaKind::Setup => "setup",
            SchemaKind::Action => "action",
            SchemaKind::View => "view",
            SchemaKind::Event => "event",
            SchemaKind::Record => "record",
            SchemaKind::Position => "position",
        }
    }
}

impl fmt::Display for SchemaKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for SchemaKind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let names = || SchemaKind::ALL.map(SchemaKind::name).join(", ");
        let found = SchemaKind::ALL.into_iter().find(|kind| kind.name() == text);
        found.ok_or_else(|| format!("“{text}”: expected one of {}", names()))
    }
}

/// The JSON Schema of a game's documents.
pub fn schema(game: GameId, kind: SchemaKind) -> Schema {
    with_game!(game, G => schema_of::<G>(kind))
}

fn schema_of<G: Game>(kind: SchemaKind) -> Schema {
    let setup = SetupDocument::schema_of::<G::Setup>();
    match kind {
        SchemaKind::Setup => setup,
        SchemaKind::Action => action_schema::<G::Action>(),
        SchemaKind::View => root::<G::View>(),
        SchemaKind::Event => root::<G::SeenEvent>(),
        SchemaKind::Record => root::<RecordDocument>(),
        SchemaKind::Position => {
            let position = root::<G::Position>();
            schemars::json_schema!({
                "type": "object",
                "properties": { "game": { "const": G::ID }, "position": position },
                "required": ["game", "position"],
                "additionalProperties": false
            })
        }
    }
}

fn root<T: JsonSchema>() -> Schema {
    SchemaGenerator::default().into_root_schema_for::<T>()
}

fn action_schema<A: Action>() -> Schema {
    let names: Vec<_> = A::all().map(|action| action.to_string()).collect();
    schemars::json_schema!({ "type": "string", "enum": names })
}
