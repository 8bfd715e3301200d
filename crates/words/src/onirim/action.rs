use dedale_core::Setup as _;
use dedale_onirim::{Action, Card, Colour, End, Face, Owner, Question, Source, Spell, Symbol, View};

use super::{OnirimWords, question_id};
use crate::Value;

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl OnirimWords<'_> {
    /// The effect of an answer to any question.
    pub fn action(&self, action: &Action) -> String {
        self.text(&format!("onirim-action-{}", verb(action)), &self.action_args(action))
    }

    pub(super) fn choice(&self, action: &Action, view: &View) -> String {
        let mut args = self.action_args(action);
        let now = self.circumstances(action, view);
        args.retain(|(name, _)| now.iter().all(|(other, _)| other != name));
        args.extend(now);
        let context = match (action, &view.question) {
            (Action::Cast(_), _) => "now",
            (_, Some(question)) => question_id(question),
            (_, None) => "",
        };
        let special = format!("onirim-action-{}-{context}", verb(action));
        let id = if self.has(&special) { special } else { format!("onirim-action-{}", verb(action)) };
        self.text(&id, &args)
    }

    fn action_args(&self, action: &Action) -> Args<'_> {
        match *action {
            Action::Play(source, room) => vec![from(source), self.the("card", room.card())],
            Action::PlayTower(source, tower, end) => {
                let end = if end == End::Left { "left" } else { "right" };
                vec![from(source), self.the("card", Card::tower(tower)), ("end", end.into())]
            }
            Action::Discard(source, card) => {
                let (kind, _) = kind(card);
                vec![from(source), self.the("card", card), ("kind", kind.into())]
            }
            Action::Return(owner, colour) => {
                let owner = if owner == Owner::Own { "own" } else { "partner" };
                vec![("owner", owner.into()), ("door", self.card(Card::door(colour)).into())]
            }
            Action::Buy(source) => vec![from(source)],
            Action::Into(source) => vec![("hand", source.to_string().into())],
            Action::Cast(spell) => {
                vec![("spell", self.spell(spell).into()), ("effect", self.spell_effect(spell).into())]
            }
            Action::LookAt(number) => vec![("count", number.into())],
            Action::Place(card) | Action::Pay(card) | Action::Take(card) | Action::Give(card) => {
                vec![self.the("card", card)]
            }
            Action::Suffer(premonition) | Action::Remove(premonition) => vec![
                ("premonition", self.premonition(premonition).into()),
                ("penalty", self.premonition_penalty(premonition).into()),
            ],
            Action::SwapGoals(pair) => {
                vec![("left", (pair.left() + 1).into()), ("right", (pair.right() + 1).into())]
            }
            Action::Search
            | Action::Decline
            | Action::Limbo
            | Action::Reveal
            | Action::Redraw
            | Action::Keep
            | Action::Look
            | Action::Draw
            | Action::FalseDestruction
            | Action::Fetch => Vec::new(),
        }
    }

    /// The meaning of the answer in the current situation.
    fn circumstances(&self, action: &Action, view: &View) -> Args<'_> {
        match *action {
            Action::Discard(_, card) if view.question == Some(Question::Turn) => {
                let (kind, shown) = kind(card);
                let nothing = view.deck.count == 0 && shown > 0;
                let kind = if nothing { "other" } else { kind };
                [vec![("kind", kind.into())], self.top(shown, view)].concat()
            }
            Action::Reveal => self.top(REVEALED, view),
            Action::Play(_, room) => {
                let row = &view.rows[view.active.index()];
                let last = row.cards.last().and_then(|card| card.as_room());
                let goes_on = row.run < 3 && last.is_some_and(|last| last.colour == room.colour);
                let step = if goes_on { row.run + 1 } else { 1 };
                vec![("step", step.into()), ("hue", self.colour_of_card(room.colour).into())]
            }
            Action::Search | Action::Buy(_) => match view.question {
                Some(Question::Search { colour } | Question::Door { colour }) => {
                    vec![("use", if is_of_use(colour, view) { "yes" } else { "no" }.into())]
                }
                _ => Vec::new(),
            },
            Action::Draw => vec![("deck", view.deck.count.into())],
            Action::Look => match view.question {
                Some(Question::Peek { count }) => self.top(count, view),
                _ => self.top(DREAMT, view),
            },
            Action::LookAt(number) => self.top(number, view),
            Action::Cast(spell) => {
                let cost = spell.cost(view.setup.book()).unwrap_or_default();
                let mut args = vec![("cost", cost.into())];
                if spell == Spell::Prophecy {
                    let shown = [shown(FORETOLD, view), is_all(FORETOLD, view)];
                    args.push(("effect", self.text("onirim-spell-effect-now", &shown).into()));
                }
                args
            }
            Action::SwapGoals(pair) => match view.goals {
                Some(goals) => vec![
                    ("one", self.colour(goals[pair.left()].colour()).into()),
                    ("other", self.colour(goals[pair.right()].colour()).into()),
                ],
                None => Vec::new(),
            },
            _ => Vec::new(),
        }
    }

    /// The top cards that can be seen of so many, and how to call them.
    fn top(&self, cards: u8, view: &View) -> Args<'_> {
        let args = [shown(cards, view), is_all(cards, view)];
        let [count, _] = args.clone();
        vec![count, ("cards", self.text("onirim-deck-top", &args).into())]
    }

    fn the(&self, name: &'static str, card: Card) -> (&'static str, Value<'_>) {
        (name, self.the_card(card).into())
    }
}

/// How many cards a nightmare reveals, a happy dream, a key, and a paradoxical prophecy.
const REVEALED: u8 = 5;
const DREAMT: u8 = 7;
const PROPHESIED: u8 = 5;
const FORETOLD: u8 = 5;

/// Of so many cards those that the deck has.
fn shown(cards: u8, view: &View) -> (&'static str, Value<'static>) {
    ("count", cards.min(view.deck.count).into())
}

/// Whether so many cards are all that the deck has.
fn is_all(cards: u8, view: &View) -> (&'static str, Value<'static>) {
    ("left", if cards >= view.deck.count { "all" } else { "more" }.into())
}

fn from(source: Source) -> (&'static str, Value<'static>) {
    ("from", source.to_string().into())
}

/// Whether the door would be laid down rather than go to limbo (ON-A2, ON-P7).
fn is_of_use(door: Colour, view: &View) -> bool {
    let next = view.goals.and_then(|goals| goals.next().map(|place| goals[place]));
    let is_next = next.is_none_or(|goal| goal.colour() == door);
    let has_one = view.doors[view.active.index()].of(door) > 0;
    is_next && !(has_one && view.setup.get("duplicate-doors") == "limbo")
}

/// The effect that discarding it may have, and for how many cards.
fn kind(card: Card) -> (&'static str, u8) {
    match card.face() {
        Face::Room(room) if room.symbol == Symbol::Key => ("key", PROPHESIED),
        Face::Tower(tower) => ("tower", tower.number),
        Face::Door(_) => ("door", 0),
        Face::Room(_) | Face::Nightmare | Face::HappyDream => ("other", 0),
    }
}

const fn verb(action: &Action) -> &'static str {
    match action {
        Action::Play(..) => "play",
        Action::PlayTower(..) => "play-tower",
        Action::Discard(..) => "discard",
        Action::Search => "search",
        Action::Decline => "decline",
        Action::Limbo => "limbo",
        Action::Reveal => "reveal",
        Action::Redraw => "redraw",
        Action::Return(..) => "return",
        Action::Buy(_) => "buy",
        Action::Keep => "keep",
        Action::Look | Action::LookAt(_) => "look",
        Action::Draw => "draw",
        Action::FalseDestruction => "false-destruction",
        Action::Into(_) => "into",
        Action::Fetch => "fetch",
        Action::Cast(_) => "cast",
        Action::Place(_) => "place",
        Action::Pay(_) => "pay",
        Action::Take(_) => "take",
        Action::Give(_) => "give",
        Action::Suffer(_) => "suffer",
        Action::Remove(_) => "remove",
        Action::SwapGoals(_) => "swap-goals",
    }
}
