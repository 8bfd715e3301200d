use dedale_core::Seat;
use dedale_mondes::{Action, Card, Dealt, Effect, Place, Question, View};

use super::MondesWords;
use super::names::{keys_on, whereabouts};
use crate::Value;

/// MO-T2: the most cards in a hand.
const HAND: usize = 5;

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl MondesWords<'_> {
    pub(super) fn choice(&self, action: &Action, view: &View) -> String {
        let special = match (action, view.question) {
            (Action::Discard(_), Some(Question::Turn)) => "-turn",
            (Action::Give(_), Some(Question::Answer)) => "-answer",
            (Action::Accept, Some(Question::Accept)) => "-trade",
            _ => "",
        };
        self.text(&format!("mondes-action-{}{special}", verb(action)), &self.args(action, view))
    }

    fn args(&self, action: &Action, view: &View) -> Args<'_> {
        match *action {
            Action::Play(card) => self.about_playing(card, view),
            Action::Discard(card)
            | Action::Offer(card)
            | Action::Give(card)
            | Action::Pay(card)
            | Action::React(card)
            | Action::Cancel(card)
            | Action::Under(card)
            | Action::Place(card) => self.about(card),
            Action::PlayPair(card) => {
                let pair = self.cards().face(card).pair.unwrap_or(card);
                vec![
                    ("card", self.the_card(card).into()),
                    ("pair", self.the_card(pair).into()),
                    ("effect", self.say("mondes-effect-pair").into()),
                ]
            }
            Action::Move(place) => {
                let mut args = self.goal(place, view);
                let here = whereabouts(view.decider, view);
                let sides = here.and_then(|(world, from)| Some((world, from.sides_to(place)?)));
                let keys = sides.map(|(world, sides)| self.keys(keys_on(world, sides, view)));
                args.push(("keys", keys.unwrap_or_default().into()));
                args
            }
            Action::To(place) | Action::Look(place) => self.goal(place, view),
            Action::Trade(seat) | Action::Target(seat) => {
                let cards = view.hands.get(seat.index()).map_or(0, |hand| hand.len());
                self.names_of(seat).into_iter().chain([("cards", cards.into())]).collect()
            }
            Action::Keep(dealt) => self.dealt(dealt, view),
            Action::Draw => {
                let world = whereabouts(view.decider, view).map(|(world, _)| self.quoted(world));
                vec![("world", world.unwrap_or_default().into())]
            }
            Action::Reveal | Action::PayCharacter => self.own_character(view.decider, view),
            Action::Home => vec![("keys", self.keys(keys_home(view)).into())],
            Action::Accept => {
                let offers = view.trade.map(|trade| [trade.answered, trade.offered]);
                let [get, give] = offers.unwrap_or_default();
                let told = |offer: Option<dedale_mondes::OfferView>| {
                    Value::from(offer.map_or_else(String::new, |offer| self.offer(&offer)))
                };
                vec![("get", told(get)), ("give", told(give))]
            }
            Action::Pass | Action::Refuse | Action::Let | Action::LetAll | Action::Stop => Vec::new(),
        }
    }

    /// The same, with as many cards to draw or look at as there are, and as the hand has room for.
    fn about_playing(&self, card: Card, view: &View) -> Args<'_> {
        let pile = whereabouts(view.decider, view).map_or(0, |(world, _)| view.piles.of(world).len());
        let hand = view.hands.get(view.decider.index()).map_or(0, |hand| hand.len());
        let most = |count: u8, most: usize| count.min(u8::try_from(most.max(1)).unwrap_or(count));
        let effect = match self.cards().face(card).effect {
            Effect::Peek(count) => Effect::Peek(most(count, pile)),
            Effect::Draw(count) => Effect::Draw(most(count, pile.min(HAND + 1 - hand.min(HAND)))),
            effect => effect,
        };
        let mut about = self.about(card);
        about.retain(|(name, _)| *name != "effect");
        about.push(("effect", self.effect(effect).into()));
        about
    }

    /// Everything that stands on a card.
    fn about(&self, card: Card) -> Args<'_> {
        let face = self.cards().face(card);
        vec![
            ("card", self.the_card(card).into()),
            ("key", self.key(face.key).into()),
            ("type", self.kind(face.kind).into()),
            ("announced", self.announced(face.kind, face.key).into()),
            ("effect", self.effect(face.effect).into()),
        ]
    }

    fn goal(&self, place: Place, view: &View) -> Args<'_> {
        vec![("at", self.at(place).into()), ("world", self.world_at(place, view).into())]
    }

    fn dealt(&self, dealt: Dealt, view: &View) -> Args<'_> {
        let characters = view.characters[view.decider.index()];
        let character = match dealt {
            Dealt::First => characters.kept,
            Dealt::Second => characters.other,
        };
        let Some(character) = character else {
            return vec![("character", dealt.to_string().into()), ("of", "".into()), ("home", "".into())];
        };
        let face = self.cards().character(character);
        vec![
            ("character", self.the_character(character).into()),
            ("of", self.key_of(face.key).into()),
            ("home", self.keys(face.home).into()),
        ]
    }

    fn own_character(&self, seat: Seat, view: &View) -> Args<'_> {
        let kept = view.characters[seat.index()].kept;
        let name = kept.map_or_else(String::new, |kept| self.the_character(kept));
        let key = kept.map(|kept| self.cards().character(kept).key);
        vec![
            ("character", name.into()),
            ("key", key.map_or_else(String::new, |key| self.key(key)).into()),
            ("of", key.map_or_else(String::new, |key| self.key_of(key)).into()),
        ]
    }
}

/// The keys the one who must choose needs to go home from where it is.
fn keys_home(view: &View) -> Vec<dedale_mondes::Key> {
    let seat = view.decider;
    let exits = whereabouts(seat, view).map(|(world, from)| keys_on(world, from.sides_home(), view));
    let home = view.characters[seat.index()].kept.map(|kept| view.setup.cards().character(kept).home);
    exits.into_iter().flatten().chain(home.into_iter().flatten()).collect()
}

const fn verb(action: &Action) -> &'static str {
    match action {
        Action::Play(_) => "play",
        Action::PlayPair(_) => "play-pair",
        Action::Discard(_) => "discard",
        Action::Offer(_) => "offer",
        Action::Give(_) => "give",
        Action::Pay(_) => "pay",
        Action::React(_) => "react",
        Action::Cancel(_) => "cancel",
        Action::Under(_) => "under",
        Action::Place(_) => "place",
        Action::Move(_) => "move",
        Action::To(_) => "to",
        Action::Look(_) => "look",
        Action::Trade(_) => "trade",
        Action::Target(_) => "target",
        Action::Keep(_) => "keep",
        Action::Draw => "draw",
        Action::Reveal => "reveal",
        Action::Home => "home",
        Action::Pass => "pass",
        Action::PayCharacter => "pay-character",
        Action::Accept => "accept",
        Action::Refuse => "refuse",
        Action::Let => "let",
        Action::LetAll => "let-all",
        Action::Stop => "stop",
    }
}
