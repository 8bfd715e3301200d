//! Wire types in an OpenAPI document. Their schemas come from `schemars`, as all our schemas do; `utoipa` only lists the routes.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use utoipa::openapi::extensions::Extensions;
use utoipa::openapi::schema::{Object, SchemaType};
use utoipa::openapi::{RefOr, Schema as OpenApiSchema};

/// How a type is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// The server writes it.
    Written,
    /// The server reads it.
    Read,
}

/// Where an OpenAPI document keeps its schemas.
const COMPONENTS: &str = "/components/schemas";

/// The schema of a type and of every type it refers to, by name.
fn definitions<T: JsonSchema>(way: Way) -> (Schema, serde_json::Map<String, serde_json::Value>) {
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.definitions_path = COMPONENTS.into();
        settings.meta_schema = None;
    });
    let settings = if way == Way::Written { settings.for_serialize() } else { settings };
    let mut generator = settings.into_generator();
    let schema = T::json_schema(&mut generator);
    (schema, generator.take_definitions(true))
}

/// Our schema as a `utoipa` type: `utoipa` keeps unknown keywords as extensions and writes them unchanged.
fn wrapped(schema: serde_json::Value) -> RefOr<OpenApiSchema> {
    let serde_json::Value::Object(fields) = schema else { return RefOr::T(any(Extensions::default())) };
    RefOr::T(any(fields.into_iter().collect()))
}

fn any(extensions: Extensions) -> OpenApiSchema {
    let mut object = Object::with_type(SchemaType::AnyValue);
    object.extensions = Some(extensions);
    OpenApiSchema::Object(object)
}

/// The schema of a type, for [`utoipa::PartialSchema`].
pub fn schema<T: JsonSchema>(way: Way) -> RefOr<OpenApiSchema> {
    wrapped(definitions::<T>(way).0.to_value())
}

/// The schemas a type refers to, for [`utoipa::ToSchema`].
pub fn add_definitions<T: JsonSchema>(way: Way, schemas: &mut Vec<(String, RefOr<OpenApiSchema>)>) {
    let (_, definitions) = definitions::<T>(way);
    schemas.extend(definitions.into_iter().map(|(name, schema)| (name, wrapped(schema))));
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

use crate::stamped::{Act, Answer, AsOnly, Nothing, Rematch, SeatAndBot, SeatAndMaybeBot, SeatOnly, Undo};
use crate::{
    ChatDone, ChatLine, Checked, Checking, Done, Explain, Explained, Foreseen, HintAsked, HintList,
    ListedTable, Moment, MyTable, NewTable, Offered, Presence, Preview, Refusal, Snapshot, Story,
    SubscriptionEnded, TableDocument, Update, User,
};

describe!(Written: ChatDone, ChatLine, Done, Explained, Foreseen, HintList, Moment, Presence, Refusal, Snapshot, Story);
describe!(Read: Checking, NewTable);
describe!(Written: Checked, ListedTable, MyTable, Offered);
describe!(Written: SubscriptionEnded, TableDocument, Update, User);
describe!(Read: Act, Answer, AsOnly, Explain, HintAsked, Nothing, Preview, Rematch);
describe!(Read: SeatAndBot, SeatAndMaybeBot, SeatOnly, Undo);
