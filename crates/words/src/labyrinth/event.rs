use dedale_core::Seat;
use dedale_labyrinth::{Event, Page, SeenEvent, Tile, Treasure};

use super::LabyrinthWords;
use crate::spoken::lines;
use crate::{Listener, Narration, Value};

impl LabyrinthWords<'_> {
    /// An event, in a sentence.
    pub fn event(&self, event: &SeenEvent, listener: Listener) -> String {
        self.sentence(event, treasure(event).as_slice(), listener)
    }

    /// A narration for each page, and one for each player's actions after it. The cards one player draws share a sentence, a
    /// page that pushes is told with the tile it pushes in, and a meeting names its pawns.
    pub(super) fn lines(&self, events: &[SeenEvent], listener: Listener) -> Vec<Narration> {
        lines(events, goes_on, |line| {
            let tells = |place: usize| match line[place] {
                Event::PageTurned { page: Page::Push { .. } } => {
                    !matches!(line.get(place + 1), Some(Event::PushedDown { .. }))
                }
                Event::Called { .. } => false,
                _ => true,
            };
            let told: Vec<_> = (0..line.len()).filter(|&at| tells(at)).map(|at| &line[at]).collect();
            let sentences = told.chunk_by(|one, next| treasure(one).is_some() && treasure(next).is_some());
            let sentences = sentences.map(|group| {
                let all: Vec<_> = group.iter().filter_map(|event| treasure(event)).collect();
                self.sentence(group[0], &all, listener)
            });
            sentences.collect::<Vec<_>>().join(" ")
        })
    }

    fn sentence(&self, event: &SeenEvent, treasures: &[Treasure], listener: Listener) -> String {
        let mut args: Vec<(&str, Value<'_>)> = Vec::new();
        if let Some(seat) = seat(event) {
            args.push(("who", listener.who(seat).into()));
            args.extend(self.names_of(seat));
        }
        let yes = |holds: bool| Value::from(if holds { "yes" } else { "no" });
        let word = |thing: &dyn std::fmt::Display| Value::from(thing.to_string());
        match *event {
            Event::SpellTaken { spell, .. } => args.push(("spell", self.spell(spell).into())),
            Event::CardDrawn { .. } => {
                args.push(("treasures", self.the_treasures(treasures.iter().copied()).into()));
            }
            Event::ColourDrawn { colour, .. } => args.push(("pawn", self.pawn(colour).into())),
            Event::TurnBegan { colour, turn, .. } => {
                args.extend([("turn", turn.into()), ("colour", self.colour(colour).into())]);
            }
            Event::PageTurned { page } => args.push(("page", self.page(page).into())),
            Event::PushedDown { arrow, shape, thing } => {
                args.extend([("arrow", word(&arrow)), ("tile", self.tile(Tile::new(shape, thing)).into())]);
            }
            Event::TurnedDown { cell, shape, thing } | Event::TurnedUp { cell, shape, thing, .. } => {
                args.extend([("cell", word(&cell)), ("tile", self.tile(Tile::new(shape, thing)).into())]);
            }
            Event::SentHome { from, .. } => args.push(("from", word(&from))),
            Event::Called { at, .. } => args.push(("start", self.start(at).into())),
            Event::Pushed { arrow, openings, .. } => {
                args.extend([("arrow", word(&arrow)), ("sides", self.sides(openings).into())]);
            }
            Event::CarriedOver { to, .. } => args.push(("to", word(&to))),
            Event::Rotated { cell, turn, .. } => args.extend([("cell", word(&cell)), ("turn", word(&turn))]),
            Event::Permuted { one, other, .. } => args.extend([("one", word(&one)), ("other", word(&other))]),
            Event::Moved { from, to, spell, .. } => {
                let spell = spell.map_or_else(|| "none".to_owned(), |spell| self.spell(spell));
                args.extend([("from", word(&from)), ("to", word(&to))]);
                args.extend([("stays", yes(from == to)), ("spell", spell.into())]);
            }
            Event::Oriented { openings, .. } => args.push(("sides", self.sides(openings).into())),
            Event::Found { seat, treasure, owner, bonus } => {
                let for_whom = if owner == seat { "self" } else { listener.who(owner) };
                args.extend([
                    ("treasure", self.the_thing(treasure.thing()).into()),
                    ("for", for_whom.into()),
                    ("owner", self.player(owner).into()),
                    ("bonus", yes(bonus)),
                ]);
            }
            Event::Ended { won } => args.push(("won", yes(won))),
        }
        self.text(&format!("labyrinth-event-{}", event_id(event)), &args)
    }
}

/// Whether an event belongs on the line of the one before.
fn goes_on(one: &SeenEvent, next: &SeenEvent) -> bool {
    let of_page = |event: &SeenEvent| {
        matches!(
            event,
            Event::PageTurned { .. }
                | Event::PushedDown { .. }
                | Event::TurnedDown { .. }
                | Event::SentHome { .. }
                | Event::Called { .. }
        )
    };
    let alone = |event: &SeenEvent| matches!(event, Event::TurnBegan { .. } | Event::Ended { .. });
    match next {
        Event::PageTurned { .. } => false,
        Event::PushedDown { .. } => matches!(one, Event::PageTurned { .. }),
        _ if alone(one) || alone(next) => false,
        _ if of_page(one) || of_page(next) => of_page(one) && of_page(next),
        // A pawn that is pushed out belongs to the sentence about the push.
        Event::CarriedOver { .. } => true,
        _ if matches!(one, Event::CarriedOver { .. }) => !matches!(next, Event::CardDrawn { .. }),
        _ => seat(one) == seat(next),
    }
}

fn treasure(event: &SeenEvent) -> Option<Treasure> {
    match event {
        Event::CardDrawn { treasure, .. } => Some(*treasure),
        _ => None,
    }
}

/// The seat that acted, or was affected.
fn seat(event: &SeenEvent) -> Option<Seat> {
    match *event {
        Event::ColourDrawn { seat, .. }
        | Event::SpellTaken { seat, .. }
        | Event::CardDrawn { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::SentHome { seat, .. }
        | Event::Called { seat, .. }
        | Event::Pushed { seat, .. }
        | Event::CarriedOver { seat, .. }
        | Event::Rotated { seat, .. }
        | Event::Permuted { seat, .. }
        | Event::Moved { seat, .. }
        | Event::TurnedUp { seat, .. }
        | Event::Oriented { seat, .. }
        | Event::Found { seat, .. } => Some(seat),
        Event::PageTurned { .. }
        | Event::PushedDown { .. }
        | Event::TurnedDown { .. }
        | Event::Ended { .. } => None,
    }
}

/// The event's id, as on the wire: `page-turned`.
pub const fn event_id(event: &SeenEvent) -> &'static str {
    match event {
        Event::ColourDrawn { .. } => "colour-drawn",
        Event::SpellTaken { .. } => "spell-taken",
        Event::CardDrawn { .. } => "card-drawn",
        Event::TurnBegan { .. } => "turn-began",
        Event::PageTurned { .. } => "page-turned",
        Event::PushedDown { .. } => "pushed-down",
        Event::TurnedDown { .. } => "turned-down",
        Event::SentHome { .. } => "sent-home",
        Event::Called { .. } => "called",
        Event::Pushed { .. } => "pushed",
        Event::CarriedOver { .. } => "carried-over",
        Event::Rotated { .. } => "rotated",
        Event::Permuted { .. } => "permuted",
        Event::Moved { .. } => "moved",
        Event::TurnedUp { .. } => "turned-up",
        Event::Oriented { .. } => "oriented",
        Event::Found { .. } => "found",
        Event::Ended { .. } => "ended",
    }
}
