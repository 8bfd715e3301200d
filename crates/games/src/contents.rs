use dedale_core::{HasContents, Setup, SetupDocument};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};

use crate::{GameId, GameInfo, Problem};

/// The contents of the box for a setup, made on request; nothing of the setup is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct BoxContents {
    /// The game, with its options and their defaults.
    #[serde(flatten)]
    pub game: GameInfo,
    /// Every option of the setup.
    pub setup: SetupDocument,
    /// The game's own document: cards, tiles, characters…; its schema `contents` describes it.
    #[schemars(with = "Map<String, Value>")]
    pub contents: Value,
}

impl GameId {
    /// The contents of the box for the setup with these options, the others at their defaults.
    pub fn contents<'a>(
        self,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<BoxContents, Problem> {
        Ok(with_game!(self, G => box_contents::<G>(self, &Setup::from_options(options)?)))
    }

    /// The contents of the box for the setup of a text.
    pub fn contents_of_text(self, text: &str) -> Result<BoxContents, Problem> {
        Ok(with_game!(self, G => box_contents::<G>(self, &Setup::from_text(text)?)))
    }
}

fn box_contents<G: HasContents>(game: GameId, setup: &G::Setup) -> BoxContents {
    let contents = serde_json::to_value(G::contents(setup)).expect("a wire type is JSON");
    BoxContents { game: game.info(), setup: SetupDocument::of(setup), contents }
}
