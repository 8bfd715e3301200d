//! The parameters after the question mark of a request's path.

use schemars::JsonSchema;
use serde::Deserialize;

use crate::Lang;

/// Writes queries: each field with its documentation.
macro_rules! queries {
    ($($(#[$doc:meta])* $name:ident { $($(#[$of:meta])* $field:ident: $type:ty,)* })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(deny_unknown_fields)]
        #[cfg_attr(feature = "openapi", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
        pub struct $name {
            $($(#[$of])* pub $field: $type,)*
        }
    )+};
}

queries! {
    /// Of a look at a table.
    LookQuery {
        /// A seat's number, `spectator` or, after the end, `all`.
        #[serde(rename = "as")]
        observer: Option<String>,
        /// The last step one has.
        since: Option<u64>,
        /// Only happenings before this step: to go on to older ones.
        before: Option<u64>,
        /// To get words, too: `en` or `fr`.
        #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
        lang: Option<Lang>,
    }
    /// Of a moment of a game.
    MomentQuery {
        /// A seat's number, `spectator` or, after the end, `all`.
        #[serde(rename = "as")]
        observer: Option<String>,
        /// After how many moves; left out: after all.
        moves: Option<u32>,
        /// To get words, too: `en` or `fr`.
        #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
        lang: Option<Lang>,
    }
    /// Of all moves of a game.
    StoryQuery {
        /// A seat's number, `spectator` or, after the end, `all`.
        #[serde(rename = "as")]
        observer: Option<String>,
        /// To get words, too: `en` or `fr`.
        #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
        lang: Option<Lang>,
    }
    /// Of an analysis.
    AnalysisQuery {
        /// The number of the seat it is told to; left out: of everybody.
        #[serde(rename = "as")]
        seat: Option<String>,
        /// To get words, too: `en` or `fr`.
        #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
        lang: Option<Lang>,
    }
    /// Of the position of a puzzle.
    PuzzleQuery {
        /// Where a whole turn is asked for: the answers already given in it, with commas between them.
        after: Option<String>,
        /// To get words, too: `en` or `fr`.
        #[cfg_attr(feature = "openapi", param(value_type = Option<String>))]
        lang: Option<Lang>,
    }
    /// Of a moment in the turn that a puzzle asks for.
    PuzzleTurnQuery {
        /// Where a whole turn is asked for: the answers already given in it, with commas between them.
        after: Option<String>,
    }
    /// Of the record of a game.
    RecordQuery {
        /// `proof` (the default): a JSON document for `dedale verify`; `text`: the text record of docs/files.md.
        #[serde(default)]
        #[cfg_attr(feature = "openapi", param(inline))]
        form: RecordForm,
    }
    /// Of something that depends on a game's options.
    SetupQuery {
        /// The text of a setup of that game; left out: every option at its default.
        setup: Option<String>,
    }
    /// Of a leaderboard.
    LeaderboardQuery {
        /// The text of a setup of that game; left out: every option at its default.
        setup: Option<String>,
        /// How many days are counted: 7 or 30, by default 7.
        days: Option<u32>,
    }
    /// Of statistics.
    StatisticsQuery {
        /// A game's id; left out: all games.
        game: Option<String>,
        /// The text of a setup of that game; left out: all configurations.
        setup: Option<String>,
        /// How many days are recent: 1 to 3660, by default 30.
        days: Option<u32>,
    }
}

/// The form of a record: with the commitment to the seed as JSON, or as text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "their names say it")]
pub enum RecordForm {
    #[default]
    Proof,
    Text,
}
