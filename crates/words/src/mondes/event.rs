use dedale_core::{Few, Seat};
use dedale_mondes::{Card, Character, Event, SeenEvent};

use super::MondesWords;
use crate::spoken::lines;
use crate::{Listener, Narration, Value};

impl MondesWords<'_> {
    /// An event, in a sentence.
    pub fn event(&self, event: &SeenEvent, listener: Listener) -> String {
        self.sentence(&[event], true, listener)
    }

    /// A line for each thing somebody does, with all that comes of it. Cards that go under a pile together are told
    /// together.
    pub(super) fn lines(&self, events: &[SeenEvent], listener: Listener) -> Vec<Narration> {
        lines(events, goes_on, |line| {
            let by_somebody = !matches!(line[0], Event::StandOff { .. });
            let told: Vec<_> = line.iter().filter(|event| !is_part_of_a_neighbours_sentence(event)).collect();
            let sentences = told.chunk_by(|one, next| go_together(one, next));
            let sentences = sentences.map(|group| self.sentence(group, by_somebody, listener));
            sentences.collect::<Vec<_>>().join(" ")
        })
    }

    /// One event, or several of the same kind that make one sentence.
    fn sentence(&self, group: &[&SeenEvent], by_somebody: bool, listener: Listener) -> String {
        let event = group[0];
        let mut args: Vec<(&str, Value<'_>)> = Vec::new();
        if let Some(seat) = seat(event) {
            args.push(("who", listener.who(seat).into()));
            args.extend(self.names_of(seat));
        }
        match *event {
            Event::CharactersDealt { first, second, .. } => {
                args.extend([("first", self.one(first)), ("second", self.one(second))]);
            }
            Event::CharacterKept { character, .. } => args.push(("character", self.one(character))),
            Event::PawnSet { place, .. } => args.push(("at", self.at(place).into())),
            Event::TurnBegan { turn, .. } | Event::TurnSkipped { turn, .. } => {
                args.push(("turn", turn.into()));
            }
            Event::Drew { world, card, .. } | Event::Recovered { world, card, .. } => {
                args.extend([("world", self.quoted(world).into()), ("card", self.some(card))]);
            }
            Event::Struck { card, .. } => args.extend([
                ("card", self.card(card).into()),
                ("effect", self.effect(self.cards().face(card).effect).into()),
            ]),
            Event::WentUnder { world, .. } => {
                let cards = group.iter().filter_map(|event| went_under(event)).map(|(card, _)| card);
                args.extend([
                    ("world", self.quoted(world).into()),
                    ("cards", self.the_cards(cards).into()),
                    ("doing", if by_somebody { "yes" } else { "no" }.into()),
                ]);
            }
            Event::Offered { partner, key, kind, card, .. } => args.extend([
                ("partner", self.taker(partner, listener).into()),
                ("offer", self.offered(kind, key, card).into()),
            ]),
            Event::Answered { key, kind, card, .. } => {
                args.push(("offer", self.offered(kind, key, card).into()));
            }
            Event::Passed { from, to, card } => args.extend([
                ("card", card.map_or_else(|| "none".to_owned(), |card| self.card(card)).into()),
                ("from", self.giver(from, listener).into()),
                ("to", self.taker(to, listener).into()),
            ]),
            Event::Played { card, pair, target, .. } => {
                let effect = match pair {
                    Some(_) => self.say("mondes-effect-pair"),
                    None => self.effect(self.cards().face(card).effect),
                };
                args.extend([
                    ("cards", self.the_cards([Some(card), pair].into_iter().flatten()).into()),
                    ("against", target.map_or("nobody", |_| "somebody").into()),
                    ("target", target.map_or_else(String::new, |seat| self.you_or(seat, listener)).into()),
                    ("effect", effect.into()),
                ]);
            }
            Event::Paid { to, cards, character, .. } => {
                let mut paid: Vec<_> = cards.iter().map(|&card| self.the_card(card)).collect();
                paid.extend(character.then(|| self.say("mondes-own-key")));
                args.extend([
                    ("place", to.map_or_else(|| "home".to_owned(), |place| self.at(place)).into()),
                    ("cards", self.list(&paid).into()),
                ]);
            }
            Event::Reacted { card, cancels, .. } => args.extend([
                ("card", self.the_card(card).into()),
                ("cancels", self.some(cancels)),
                ("effect", self.effect(self.cards().face(card).effect).into()),
            ]),
            Event::Returned { card, .. } => args.push(("card", self.card(card).into())),
            Event::Moved { to, .. } => args.push(("at", self.at(to).into())),
            Event::WorldTurnedUp { place, world } => {
                args.extend([("at", self.at(place).into()), ("world", self.quoted(world).into())]);
            }
            Event::Scried { place, world, .. } => args.extend([
                ("at", self.at(place).into()),
                ("world", world.map_or_else(|| "none".to_owned(), |world| self.quoted(world)).into()),
            ]),
            Event::Peeked { world, cards, .. } => args.extend([
                ("world", self.quoted(world).into()),
                ("count", cards.len().into()),
                ("cards", self.seen_cards(&cards)),
            ]),
            Event::Arranged { card, .. } => args.push(("card", self.some(card))),
            Event::Inspected { target, cards, .. } => args.extend([
                ("hand", self.hand_of(target, listener).into()),
                ("cards", self.seen_cards(&cards)),
            ]),
            Event::CharacterOpened { character, .. }
            | Event::KeyRevealed { character, .. }
            | Event::CameHome { character, .. } => {
                let of = self.key_of(self.cards().character(character).key);
                args.extend([("character", self.the_character(character).into()), ("of", of.into())]);
            }
            Event::StandOff { world } => args.push(("world", self.quoted(world).into())),
            Event::Cancelled { .. }
            | Event::TradeRefused { .. }
            | Event::Held { .. }
            | Event::Warded { .. }
            | Event::MustSkip { .. }
            | Event::ExtraActions { .. }
            | Event::LetsAll { .. }
            | Event::Ended { .. } => {}
        }
        self.text(&format!("mondes-event-{}", event_id(event)), &args)
    }

    /// A card, or `none` if it was not seen.
    fn some(&self, card: Option<Card>) -> Value<'static> {
        card.map_or_else(|| "none".to_owned(), |card| self.the_card(card)).into()
    }

    fn one(&self, character: Option<Character>) -> Value<'static> {
        character.map_or_else(|| "none".to_owned(), |character| self.the_character(character)).into()
    }

    /// Cards looked at, or `none` if they were not seen.
    fn seen_cards(&self, cards: &Few<Option<Card>, 5>) -> Value<'static> {
        let seen: Vec<_> = cards.iter().flatten().copied().collect();
        if seen.is_empty() { "none".into() } else { self.the_cards(seen).into() }
    }
}

/// A win needs no sentence of its own: coming home already has one.
const fn is_part_of_a_neighbours_sentence(event: &SeenEvent) -> bool {
    matches!(event, Event::Ended { winner: Some(_) })
}

/// Whether an event belongs on the line of the one before.
fn goes_on(one: &SeenEvent, next: &SeenEvent) -> bool {
    if matches!(one, Event::TurnBegan { .. } | Event::TurnSkipped { .. }) {
        return false;
    }
    match next {
        _ if is_part_of_a_neighbours_sentence(next) => true,
        Event::CharactersDealt { .. }
        | Event::CharacterKept { .. }
        | Event::TurnBegan { .. }
        | Event::TurnSkipped { .. }
        | Event::Drew { .. }
        | Event::Recovered { .. }
        | Event::Struck { .. }
        | Event::Offered { .. }
        | Event::Played { .. }
        | Event::Paid { .. }
        | Event::Reacted { .. }
        | Event::KeyRevealed { .. }
        | Event::LetsAll { .. }
        | Event::StandOff { .. }
        | Event::CameHome { .. }
        | Event::Ended { .. } => false,
        Event::PawnSet { .. } => matches!(one, Event::PawnSet { .. } | Event::WorldTurnedUp { .. }),
        Event::CharacterOpened { .. } => matches!(one, Event::Played { .. } | Event::Paid { .. }),
        Event::WentUnder { .. } => {
            !matches!(one, Event::WentUnder { .. })
                || seat(one) == seat(next)
                || matches!(one, Event::StandOff { .. })
        }
        _ => true,
    }
}

/// Whether two events make one sentence.
fn go_together(one: &SeenEvent, next: &SeenEvent) -> bool {
    let (Some((_, world)), Some((_, other))) = (went_under(one), went_under(next)) else { return false };
    world == other && seat(one) == seat(next)
}

fn went_under(event: &SeenEvent) -> Option<(Card, dedale_mondes::World)> {
    match *event {
        Event::WentUnder { card, world, .. } => Some((card, world)),
        _ => None,
    }
}

/// The seat that acted, or was affected.
fn seat(event: &SeenEvent) -> Option<Seat> {
    match *event {
        Event::CharactersDealt { seat, .. }
        | Event::CharacterKept { seat, .. }
        | Event::PawnSet { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::TurnSkipped { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Recovered { seat, .. }
        | Event::Struck { seat, .. }
        | Event::WentUnder { seat, .. }
        | Event::Offered { seat, .. }
        | Event::Answered { seat, .. }
        | Event::TradeRefused { seat }
        | Event::Played { seat, .. }
        | Event::Paid { seat, .. }
        | Event::Reacted { seat, .. }
        | Event::Cancelled { seat }
        | Event::Returned { seat, .. }
        | Event::Moved { seat, .. }
        | Event::Scried { seat, .. }
        | Event::Peeked { seat, .. }
        | Event::Arranged { seat, .. }
        | Event::Inspected { seat, .. }
        | Event::CharacterOpened { seat, .. }
        | Event::KeyRevealed { seat, .. }
        | Event::LetsAll { seat }
        | Event::Held { seat }
        | Event::Warded { seat }
        | Event::MustSkip { seat }
        | Event::ExtraActions { seat }
        | Event::CameHome { seat, .. } => Some(seat),
        Event::Passed { .. } | Event::WorldTurnedUp { .. } | Event::StandOff { .. } | Event::Ended { .. } => {
            None
        }
    }
}

/// The event's id, as on the wire: `went-under`.
pub const fn event_id(event: &SeenEvent) -> &'static str {
    match event {
        Event::CharactersDealt { .. } => "characters-dealt",
        Event::CharacterKept { .. } => "character-kept",
        Event::PawnSet { .. } => "pawn-set",
        Event::TurnBegan { .. } => "turn-began",
        Event::TurnSkipped { .. } => "turn-skipped",
        Event::Drew { .. } => "drew",
        Event::Recovered { .. } => "recovered",
        Event::Struck { .. } => "struck",
        Event::WentUnder { .. } => "went-under",
        Event::Offered { .. } => "offered",
        Event::Answered { .. } => "answered",
        Event::TradeRefused { .. } => "trade-refused",
        Event::Passed { .. } => "passed",
        Event::Played { .. } => "played",
        Event::Paid { .. } => "paid",
        Event::Reacted { .. } => "reacted",
        Event::Cancelled { .. } => "cancelled",
        Event::Returned { .. } => "returned",
        Event::Moved { .. } => "moved",
        Event::WorldTurnedUp { .. } => "world-turned-up",
        Event::Scried { .. } => "scried",
        Event::Peeked { .. } => "peeked",
        Event::Arranged { .. } => "arranged",
        Event::Inspected { .. } => "inspected",
        Event::CharacterOpened { .. } => "character-opened",
        Event::KeyRevealed { .. } => "key-revealed",
        Event::LetsAll { .. } => "lets-all",
        Event::Held { .. } => "held",
        Event::Warded { .. } => "warded",
        Event::MustSkip { .. } => "must-skip",
        Event::ExtraActions { .. } => "extra-actions",
        Event::StandOff { .. } => "stand-off",
        Event::CameHome { .. } => "came-home",
        Event::Ended { .. } => "ended",
    }
}
