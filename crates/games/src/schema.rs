use std::fmt;
use std::str::FromStr;

use dedale_core::record::RecordDocument;
use dedale_core::{Action, Game, HasContents, Outcome, SetupDocument};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Value, json};

use crate::GameId;

/// The kind of document a schema describes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SchemaKind {
    /// The options of a game.
    Setup,
    /// An action, as text.
    Action,
    /// Everything an observer may know.
    View,
    /// An event as an observer saw it.
    Event,
    /// A record as JSON.
    Record,
    /// A position.
    Position,
    /// The contents of the box for a setup.
    Contents,
}

impl SchemaKind {
    /// All of them.
    pub const ALL: [SchemaKind; 7] = [
        SchemaKind::Setup,
        SchemaKind::Action,
        SchemaKind::View,
        SchemaKind::Event,
        SchemaKind::Record,
        SchemaKind::Position,
        SchemaKind::Contents,
    ];

    fn name(self) -> &'static str {
        match self {
            SchemaKind::Setup => "setup",
            SchemaKind::Action => "action",
            SchemaKind::View => "view",
            SchemaKind::Event => "event",
            SchemaKind::Record => "record",
            SchemaKind::Position => "position",
            SchemaKind::Contents => "contents",
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

fn schema_of<G: Game + HasContents>(kind: SchemaKind) -> Schema {
    let mut schema = match kind {
        SchemaKind::Setup => SetupDocument::schema_of::<G::Setup>(),
        SchemaKind::Action => action_schema::<G::Action>(),
        SchemaKind::View => with_reasons::<G>(written_schema::<G::View>(), "Outcome"),
        SchemaKind::Event => written_schema::<G::SeenEvent>(),
        SchemaKind::Record => record_schema::<G>(),
        SchemaKind::Position => position_schema::<G>(),
        SchemaKind::Contents => written_schema::<G::Contents>(),
    };
    schema.insert("$schema".to_owned(), "https://json-schema.org/draft/2020-12/schema".into());
    schema.insert("title".to_owned(), format!("{} {kind}", G::ID).into());
    schema
}

/// The JSON Schema of a document as it is written: a field that may be left out is not required, every other is.
pub fn written_schema<T: JsonSchema>() -> Schema {
    SchemaSettings::default().for_serialize().into_generator().into_root_schema_for::<T>()
}

fn action_schema<A: Action>() -> Schema {
    let names: Vec<_> = A::all().map(|action| action.to_string()).collect();
    schemars::json_schema!({ "type": "string", "enum": names })
}

/// The record of any game, told which game it is.
fn record_schema<G: Game>() -> Schema {
    let mut schema = SchemaGenerator::default().into_root_schema_for::<RecordDocument>();
    let fields = schema.get_mut("properties").and_then(Value::as_object_mut).expect("a record has fields");
    fields.insert("game".to_owned(), json!({ "const": G::ID }));
    fields.insert("rules".to_owned(), json!({ "type": "integer", "minimum": 1, "maximum": G::VERSION }));
    fields.insert("setup".to_owned(), SetupDocument::schema_of::<G::Setup>().to_value());
    fields.insert("hash".to_owned(), json!({ "type": "string", "pattern": "^[0-9a-fA-F]{16}$" }));
    with_reasons::<G>(schema, "Ending")
}

/// The schema, where the definition of an ending lists the reasons there are in this game.
fn with_reasons<G: Game>(mut schema: Schema, ending: &str) -> Schema {
    let reason = schema.pointer_mut(&format!("/$defs/{ending}/properties/reason"));
    let reason = reason.and_then(Value::as_object_mut).expect("an ending has a reason");
    let reasons: Vec<_> = G::REASONS.iter().chain([&Outcome::CONCEDED]).collect();
    reason.insert("enum".to_owned(), json!(reasons));
    schema
}

fn position_schema<G: Game>() -> Schema {
    let mut generator = SchemaGenerator::default();
    let position = generator.subschema_for::<G::Position>();
    let definitions = generator.take_definitions(true);
    schemars::json_schema!({
        "type": "object",
        "properties": { "game": { "const": G::ID }, "position": position },
        "required": ["game", "position"],
        "additionalProperties": false,
        "$defs": definitions
    })
}
