use dedale_core::Seat;
use dedale_onirim::{Card, End, Event, SeenEvent};

use super::OnirimWords;
use crate::spoken::lines;
use crate::{Listener, Narration, Value};

impl OnirimWords<'_> {
    /// An event as one observer saw it, in a sentence.
    pub fn event(&self, event: &SeenEvent, listener: Listener) -> String {
        self.sentence(event, &cards(event), listener)
    }

    /// Like things are told together: three cards drawn are one sentence.
    pub(super) fn lines(&self, events: &[SeenEvent], listener: Listener) -> Vec<Narration> {
        let alike = |one: &SeenEvent, next: &SeenEvent| key(one).is_some() && key(one) == key(next);
        lines(events, alike, |group| {
            let all: Vec<_> = group.iter().flat_map(cards).collect();
            self.sentence(&group[0], &all, listener)
        })
    }

    fn sentence(&self, event: &SeenEvent, cards: &[Option<Card>], listener: Listener) -> String {
        let mut args: Vec<(&str, Value<'_>)> = vec![("players", listener.seats.into())];
        if let Some(seat) = seat(event) {
            args.push(("who", listener.who(seat).into()));
            args.extend(self.names_of(seat));
        }
        if !cards.is_empty() {
            let ordered = matches!(event, Event::Looked { .. } | Event::Placed { .. });
            let told = if ordered { self.cards_in_order(cards) } else { self.cards_by_kind(cards) };
            args.push(("cards", told.into()));
        }
        let yes = |holds: bool| Value::from(if holds { "yes" } else { "no" });
        let from_bottom = |bottom: bool| Value::from(if bottom { "bottom" } else { "top" });
        match *event {
            Event::TurnBegan { turn, .. } => args.push(("turn", turn.into())),
            Event::Played { from, .. } | Event::Discarded { from, .. } | Event::ToLimbo { from, .. } => {
                args.push(("from", from.to_string().into()));
            }
            Event::TowerPlayed { end, .. } => {
                args.push(("end", if end == End::Left { "left" } else { "right" }.into()));
            }
            Event::DoorSearched { colour, found, .. } => args.extend([
                ("found", yes(found)),
                ("card", self.a_card(Card::door(colour)).into()),
                ("door", self.card(Card::door(colour)).into()),
            ]),
            Event::DoorLaid { colour, .. } => {
                args.push(("card", self.the_card(Card::door(colour)).into()));
            }
            Event::DoorReturned { colour, .. } => args.push(("door", self.card(Card::door(colour)).into())),
            Event::GoalFound { place } | Event::GoalReopened { place } => args.push(("place", place.into())),
            Event::GoalsSwapped { left, right } => {
                args.extend([("left", left.into()), ("right", right.into())]);
            }
            Event::Swapped { gave, took, .. } => {
                args.extend([("gave", self.a_card(gave).into()), ("took", self.a_card(took).into())]);
            }
            Event::Drew { into, .. } => args.push(("into", into.to_string().into())),
            Event::Looked { bottom, .. } | Event::Placed { bottom, .. } => {
                args.push(("end", from_bottom(bottom)));
            }
            Event::NightmareAnswered { answer, .. } => args.push(("answer", answer.to_string().into())),
            Event::SpellCast { spell, .. } => args.push(("spell", self.spell(spell).into())),
            Event::PremonitionRevealed { premonition }
            | Event::PremonitionStruck { premonition }
            | Event::PremonitionRemoved { premonition } => args.extend([
                ("premonition", self.premonition(premonition).into()),
                ("penalty", self.premonition_penalty(premonition).into()),
            ]),
            Event::Ended { won } => args.push(("won", yes(won))),
            Event::Dealt { .. }
            | Event::Picked { .. }
            | Event::LimboReturned
            | Event::Shuffled
            | Event::SearchDeclined { .. }
            | Event::Turned { .. }
            | Event::Fetched { .. }
            | Event::FalseDestruction { .. }
            | Event::Paid { .. } => {}
        }
        self.text(&format!("onirim-event-{}", event_id(event)), &args)
    }
}

/// The key two neighbouring events must share to be narrated together; none if they never are.
fn key(event: &SeenEvent) -> Option<(&'static str, Option<Seat>, String)> {
    let detail = match event {
        Event::Discarded { from, .. } | Event::ToLimbo { from, .. } => from.to_string(),
        Event::Drew { into, .. } => into.to_string(),
        Event::Placed { bottom, .. } => bottom.to_string(),
        Event::Dealt { .. } | Event::Paid { .. } => String::new(),
        _ => return None,
    };
    Some((event_id(event), seat(event), detail))
}

/// The cards it is about; none where the observer does not know one.
fn cards(event: &SeenEvent) -> Vec<Option<Card>> {
    match *event {
        Event::Dealt { card }
        | Event::Picked { card, .. }
        | Event::Played { card, .. }
        | Event::TowerPlayed { card, .. }
        | Event::Discarded { card, .. }
        | Event::ToLimbo { card, .. }
        | Event::Turned { card, .. }
        | Event::Paid { card } => vec![Some(card)],
        Event::Drew { card, .. } | Event::Placed { card, .. } | Event::Fetched { card, .. } => vec![card],
        Event::Looked { cards, .. } => cards.to_vec(),
        _ => Vec::new(),
    }
}

/// The seat that acted.
fn seat(event: &SeenEvent) -> Option<Seat> {
    match *event {
        Event::Picked { seat, .. }
        | Event::TurnBegan { seat, .. }
        | Event::Played { seat, .. }
        | Event::TowerPlayed { seat, .. }
        | Event::Discarded { seat, .. }
        | Event::DoorSearched { seat, .. }
        | Event::SearchDeclined { seat, .. }
        | Event::DoorLaid { seat, .. }
        | Event::DoorReturned { seat, .. }
        | Event::Swapped { seat, .. }
        | Event::Drew { seat, .. }
        | Event::Turned { seat, .. }
        | Event::Looked { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Fetched { seat, .. }
        | Event::NightmareAnswered { seat, .. }
        | Event::FalseDestruction { seat }
        | Event::SpellCast { seat, .. } => Some(seat),
        Event::Dealt { .. }
        | Event::ToLimbo { .. }
        | Event::LimboReturned
        | Event::Shuffled
        | Event::GoalFound { .. }
        | Event::GoalReopened { .. }
        | Event::GoalsSwapped { .. }
        | Event::Paid { .. }
        | Event::PremonitionRevealed { .. }
        | Event::PremonitionStruck { .. }
        | Event::PremonitionRemoved { .. }
        | Event::Ended { .. } => None,
    }
}

/// The event's id, as on the wire: `door-laid`.
pub const fn event_id(event: &SeenEvent) -> &'static str {
    match event {
        Event::Dealt { .. } => "dealt",
        Event::Picked { .. } => "picked",
        Event::TurnBegan { .. } => "turn-began",
        Event::Played { .. } => "played",
        Event::TowerPlayed { .. } => "tower-played",
        Event::Discarded { .. } => "discarded",
        Event::ToLimbo { .. } => "to-limbo",
        Event::LimboReturned => "limbo-returned",
        Event::Shuffled => "shuffled",
        Event::DoorSearched { .. } => "door-searched",
        Event::SearchDeclined { .. } => "search-declined",
        Event::DoorLaid { .. } => "door-laid",
        Event::DoorReturned { .. } => "door-returned",
        Event::GoalFound { .. } => "goal-found",
        Event::GoalReopened { .. } => "goal-reopened",
        Event::GoalsSwapped { .. } => "goals-swapped",
        Event::Swapped { .. } => "swapped",
        Event::Drew { .. } => "drew",
        Event::Turned { .. } => "turned",
        Event::Looked { .. } => "looked",
        Event::Placed { .. } => "placed",
        Event::Fetched { .. } => "fetched",
        Event::NightmareAnswered { .. } => "nightmare-answered",
        Event::FalseDestruction { .. } => "false-destruction",
        Event::SpellCast { .. } => "spell-cast",
        Event::Paid { .. } => "paid",
        Event::PremonitionRevealed { .. } => "premonition-revealed",
        Event::PremonitionStruck { .. } => "premonition-struck",
        Event::PremonitionRemoved { .. } => "premonition-removed",
        Event::Ended { .. } => "ended",
    }
}
