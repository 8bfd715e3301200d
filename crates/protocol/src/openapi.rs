//! Wire types in an OpenAPI document. Their schemas come from `schemars`, as all our schemas do; `utoipa` only lists the routes.

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde_json::Value;
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Object, SchemaType};
use utoipa::openapi::{RefOr, Schema as OpenApiSchema};

/// How a type is used.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// The server writes it.
    Written,
    /// The server reads it.
    Read,
}

/// Where an OpenAPI document keeps its schemas.
const COMPONENTS: &str = "/components/schemas";

/// The schema of a type, and those of every type it refers to.
struct Described {
    own: RefOr<OpenApiSchema>,
    definitions: Vec<(String, RefOr<OpenApiSchema>)>,
}

impl Described {
    fn new<T: JsonSchema>(way: Way) -> Described {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = COMPONENTS.into();
            settings.meta_schema = None;
        });
        let settings = if way == Way::Written { settings.for_serialize() } else { settings };
        let mut generator = settings.into_generator();
        let own = wrapped(T::json_schema(&mut generator).to_value());
        let definitions = generator.take_definitions(true).into_iter();
        Described { own, definitions: definitions.map(|(name, schema)| (name, wrapped(schema))).collect() }
    }
}

/// Every route asks for the schemas of its types, and most routes have types in common: each is made once.
fn described<T: JsonSchema + 'static>(way: Way) -> Arc<Described> {
    type Known = HashMap<(TypeId, Way), Arc<Described>>;
    static KNOWN: LazyLock<Mutex<Known>> = LazyLock::new(Mutex::default);
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known.entry((TypeId::of::<T>(), way)).or_insert_with(|| Arc::new(Described::new::<T>(way))).clone()
}

/// Our schema as a `utoipa` type: `utoipa` keeps unknown keywords as extensions and writes them unchanged.
fn wrapped(schema: Value) -> RefOr<OpenApiSchema> {
    let Value::Object(fields) = schema else { return RefOr::T(any(Extensions::default())) };
    RefOr::T(any(fields.into_iter().collect()))
}

fn any(extensions: Extensions) -> OpenApiSchema {
    let mut object = Object::with_type(SchemaType::AnyValue);
    object.extensions = Some(extensions);
    OpenApiSchema::Object(object)
}

/// The schema of a type, for [`utoipa::PartialSchema`].
pub fn schema<T: JsonSchema + 'static>(way: Way) -> RefOr<OpenApiSchema> {
    described::<T>(way).own.clone()
}

/// The schemas a type refers to, for [`utoipa::ToSchema`].
pub fn add_definitions<T: JsonSchema + 'static>(way: Way, schemas: &mut Vec<(String, RefOr<OpenApiSchema>)>) {
    schemas.extend(described::<T>(way).definitions.iter().cloned());
}

/// Makes types with a `JsonSchema` usable in the API document.
///
/// ```ignore
/// describe!(Written: Snapshot, Update);
/// describe!(Read: NewTable);
/// ```
#[macro_export]
macro_rules! describe {
    ($way:ident: $($type:ty),+ $(,)?) => {$(
        impl utoipa::PartialSchema for $type {
            fn schema() -> utoipa::openapi::RefOr<utoipa::openapi::Schema> {
                $crate::openapi::schema::<Self>($crate::openapi::Way::$way)
            }
        }

        impl utoipa::ToSchema for $type {
            fn name() -> std::borrow::Cow<'static, str> {
                <Self as schemars::JsonSchema>::schema_name()
            }

            fn schemas(schemas: &mut Vec<(String, utoipa::openapi::RefOr<utoipa::openapi::Schema>)>) {
                $crate::openapi::add_definitions::<Self>($crate::openapi::Way::$way, schemas);
            }
        }
    )+};
}

use crate::stamped::{
    Act, Answer, AsOnly, Nothing, Rematch, SeatAndBot, SeatAndMaybeBot, SeatChange, SeatOnly, Undo,
};
use crate::{
    AnalysisDocument, AnalysisProgress, BeginningDaily, Branching, ChatDone, ChatLine, Checked, Checking,
    DailyComparison, DailyDeals, Done, Explain, Explained, Foreseen, HintAsked, HintList, Leaderboard,
    ListedTable, Moment, MyTable, NewTable, Offered, Presence, Preview, PuzzleAnswer, PuzzleDocument,
    PuzzleList, PuzzleSolution, RecordForm, RecordedGame, Refusal, Snapshot, Statistics, Story,
    SubscriptionEnded, TableDocument, Update, User,
};

describe!(Written: ChatDone, ChatLine, Done, Explained, Foreseen, HintList, Moment, Presence, Refusal, Snapshot, Story);
describe!(Read: BeginningDaily, Branching, Checking, NewTable, PuzzleAnswer, RecordForm, RecordedGame);
describe!(Written: AnalysisDocument, AnalysisProgress, Checked, DailyComparison, DailyDeals, Leaderboard, ListedTable, MyTable, Offered, Statistics);
describe!(Written: PuzzleDocument, PuzzleList, PuzzleSolution, SubscriptionEnded, TableDocument, Update, User);
describe!(Read: Act, Answer, AsOnly, Explain, HintAsked, Nothing, Preview, Rematch);
describe!(Read: SeatAndBot, SeatAndMaybeBot, SeatChange, SeatOnly, Undo);
