//! No card is lost, none appears.

use dedale_core::Broken;

use super::ensure;
use crate::cards::Card;
use crate::hand::Hand;
use crate::knowers::Seen;
use crate::rules::cards_of;
use crate::state::State;

impl State {
    pub(super) fn check_cards(&self) -> Result<(), Broken> {
        let whole = cards_of(&self.setup);
        let counts = self.counts_everywhere();
        for card in Card::all() {
            let (found, expected) = (counts[card.index()], whole.count(card));
            ensure(found == expected, || {
                let field = if found > expected { self.field_with(card) } else { "deck.rest".to_owned() };
                Broken::new(field, format!("{found} × {card}"), expected).because("onirim-card-count")
            })?;
        }
        Ok(())
    }

    fn counts_everywhere(&self) -> [u32; Card::COUNT] {
        let mut counts = [0; Card::COUNT];
        for bag in [self.deck.rest.bag(), self.discard, self.removed, self.limbo] {
            bag.counts().for_each(|(card, count)| counts[card.index()] += count);
        }
        let seen = self.deck.top.iter().chain(&self.deck.bottom).chain(&self.drawn).copied();
        let hands = [self.looking, self.hands.0[0], self.hands.0[1]];
        let seen = seen.chain(hands.iter().flat_map(Hand::iter)).map(Seen::card);
        let open = self.common.iter().copied().chain(self.dream);
        let laid =
            self.played.iter().map(|laid| laid.card()).chain(self.towers.iter().map(|tower| tower.card()));
        let doors = self.doors_on_table().iter().map(Card::door);
        seen.chain(open).chain(laid).chain(doors).for_each(|card| counts[card.index()] += 1);
        counts
    }

    /// The first field of a position that holds the card.
    fn field_with(&self, card: Card) -> String {
        let seat_with = |lists: [bool; 2]| lists.iter().position(|&holds| holds);
        let held = self.hands.0.map(|hand| hand.iter().any(|seen| seen.card() == card));
        let laid = [0, 1]
            .map(|seat| self.played.iter().any(|laid| laid.seat().index() == seat && laid.card() == card));
        let doors = self.doors.0.map(|doors| doors.iter().any(|colour| Card::door(colour) == card));
        for (field, lists) in [("hands", held), ("rows", laid), ("doors", doors)] {
            if let Some(seat) = seat_with(lists) {
                return format!("{field}[{seat}]");
            }
        }
        let fields = [
            ("common", self.common.contains(&card)),
            ("towers", self.towers.iter().any(|tower| tower.card() == card)),
            ("looking", self.looking.iter().any(|seen| seen.card() == card)),
            ("drawn", self.drawn.is_some_and(|seen| seen.card() == card)),
            ("dream", self.dream == Some(card)),
            ("deck.top", self.deck.top.iter().any(|seen| seen.card() == card)),
            ("deck.bottom", self.deck.bottom.iter().any(|seen| seen.card() == card)),
            ("limbo", self.limbo.contains(card)),
            ("discard", self.discard.contains(card)),
            ("removed", self.removed.contains(card)),
        ];
        let field = fields.into_iter().find(|(_, holds)| *holds).map_or("deck.rest", |(field, _)| field);
        field.to_owned()
    }
}
