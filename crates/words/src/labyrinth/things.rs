use dedale_labyrinth::{Colour, Openings, Page, Shape, Side, Spell, Thing, Tile, Treasure};

use super::LabyrinthWords;

impl LabyrinthWords<'_> {
    /// `skull`.
    pub fn thing(&self, thing: Thing) -> String {
        self.say(&format!("labyrinth-thing-{thing}"))
    }

    /// `the skull`.
    pub fn the_thing(&self, thing: Thing) -> String {
        self.say(&format!("labyrinth-thing-{thing}.the"))
    }

    /// `Sk`: two letters no other thing has.
    pub fn sign(&self, thing: Thing) -> String {
        self.say(&format!("labyrinth-thing-{thing}.sign"))
    }

    /// `the skull and the key`.
    pub fn the_treasures(&self, treasures: impl IntoIterator<Item = Treasure>) -> String {
        let names = treasures.into_iter().map(|treasure| self.the_thing(treasure.thing()));
        self.list(&names.collect::<Vec<_>>())
    }

    /// `yellow`.
    pub fn colour(&self, colour: Colour) -> String {
        self.say(&format!("labyrinth-colour-{colour}"))
    }

    /// `Y`: the sign of a pawn.
    pub fn letter(&self, colour: Colour) -> String {
        self.say(&format!("labyrinth-colour-{colour}.letter"))
    }

    /// `the yellow pawn`.
    pub fn pawn(&self, colour: Colour) -> String {
        self.say(&format!("labyrinth-colour-{colour}.pawn"))
    }

    /// `the yellow start square`.
    pub fn start(&self, colour: Colour) -> String {
        self.say(&format!("labyrinth-colour-{colour}.start"))
    }

    /// `Rotation`.
    pub fn spell(&self, spell: Spell) -> String {
        self.say(&format!("labyrinth-spell-{spell}"))
    }

    /// The effect of a spell.
    pub fn spell_effect(&self, spell: Spell) -> String {
        self.say(&format!("labyrinth-spell-{spell}.effect"))
    }

    /// `corner`.
    pub fn shape(&self, shape: Shape) -> String {
        self.say(&format!("labyrinth-shape-{shape}"))
    }

    /// `corner with the skull`.
    pub fn tile(&self, tile: Tile) -> String {
        let thing = tile.thing().map_or_else(|| "none".to_owned(), |thing| self.the_thing(thing));
        self.text("labyrinth-tile", &[("shape", self.shape(tile.shape()).into()), ("thing", thing.into())])
    }

    /// `north and east`, as the sides a tile is open to.
    pub fn sides(&self, openings: Openings) -> String {
        let open = Side::ALL.iter().filter(|&&side| openings.open(side));
        let names = open.map(|side| self.say(&format!("labyrinth-side-{}", side.to_string().to_lowercase())));
        self.list(&names.collect::<Vec<_>>())
    }

    /// The text of a page of the grimoire; not a full sentence.
    pub fn page(&self, page: Page) -> String {
        match page {
            Page::Push { arrow } => self.text("labyrinth-page-push", &[("arrow", arrow.to_string().into())]),
            Page::Flip { one, other } => self.text(
                "labyrinth-page-flip",
                &[("one", self.the_thing(one).into()), ("other", self.the_thing(other).into())],
            ),
            Page::Meeting { at, one, other } => self.text(
                "labyrinth-page-meeting",
                &[
                    ("one", self.pawn(one).into()),
                    ("other", self.pawn(other).into()),
                    ("at", self.start(at).into()),
                ],
            ),
        }
    }
}
