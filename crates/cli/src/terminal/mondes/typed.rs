//! Short forms of answers: a verb of the user's language and the beginning of a name.

use dedale_core::Seat;
use dedale_core::names::Named as _;
use dedale_mondes::{Action, Card, Place, Question, View};
use dedale_words::mondes::MondesWords;

use super::panel::here;

/// A verb, and the answer it makes of its object.
type Verb<T> = (&'static str, fn(T) -> Action);

const WITH_CARD: [Verb<Card>; 10] = [
    ("play", Action::Play),
    ("play-pair", Action::PlayPair),
    ("discard", Action::Discard),
    ("offer", Action::Offer),
    ("give", Action::Give),
    ("pay", Action::Pay),
    ("react", Action::React),
    ("cancel", Action::Cancel),
    ("under", Action::Under),
    ("place", Action::Place),
];

const WITH_PLACE: [Verb<Place>; 3] = [("move", Action::Move), ("to", Action::To), ("look", Action::Look)];

const WITH_SEAT: [Verb<Seat>; 2] = [("trade", Action::Trade), ("target", Action::Target)];

const ALONE: [(&str, Action); 9] = [
    ("draw", Action::Draw),
    ("reveal", Action::Reveal),
    ("home", Action::Home),
    ("pass", Action::Pass),
    ("accept", Action::Accept),
    ("refuse", Action::Refuse),
    ("let", Action::Let),
    ("let-all", Action::LetAll),
    ("stop", Action::Stop),
];

/// The meaning of the line, or a message to show instead; none if it is no short form.
pub(super) fn understood(typed: &str, view: &View, words: MondesWords<'_>) -> Option<Result<Action, String>> {
    let line = folded(typed);
    match line.trim().split_once(' ') {
        Some((verb, object)) => with_object(verb, object.trim(), view, words),
        None => one_word(line.trim(), view, words),
    }
}

fn with_object(
    verb: &str,
    object: &str,
    view: &View,
    words: MondesWords<'_>,
) -> Option<Result<Action, String>> {
    let is = |id: &str| is_verb(verb, id, words);
    if let Some((_, action)) = WITH_PLACE.iter().find(|(id, _)| is(id)) {
        return place(object, words).map(|place| Ok(action(place)));
    }
    if let Some((_, action)) = WITH_SEAT.iter().find(|(id, _)| is(id)) {
        let seat = Seat::first(view.hands.len()).find(|seat| seat.to_string() == object);
        return seat.map(|seat| Ok(action(seat)));
    }
    let (id, _) = WITH_CARD.iter().find(|(id, _)| is(id))?;
    let action = card_action(id, view);
    card(object, view, words).map(|card| card.map(action))
}

/// `discard` also means losing a card; `answer` covers trades and reactions.
fn card_action(id: &str, view: &View) -> fn(Card) -> Action {
    let answers = view.question == Some(Question::Answer) && id == "react";
    let id = if answers { "give" } else { id };
    let (_, action) = WITH_CARD.iter().find(|(other, _)| *other == id).unwrap_or(&WITH_CARD[0]);
    *action
}

/// A verb that needs no object, a place to go to, or a card where only cards answer.
fn one_word(word: &str, view: &View, words: MondesWords<'_>) -> Option<Result<Action, String>> {
    let fits = |action: &Action| match action {
        Action::Refuse => matches!(view.question, Some(Question::Answer | Question::Accept)),
        Action::Accept => view.question == Some(Question::Accept),
        Action::Let => matches!(view.question, Some(Question::React | Question::Defend)),
        Action::LetAll => view.question == Some(Question::React),
        Action::Stop => view.question == Some(Question::More),
        _ => true,
    };
    if let Some((_, action)) = ALONE.iter().find(|(id, action)| is_verb(word, id, words) && fits(action)) {
        return Some(Ok(*action));
    }
    let goes: Option<fn(Place) -> Action> = match view.question? {
        Question::Turn => Some(Action::Move),
        Question::Where => Some(Action::To),
        Question::Look => Some(Action::Look),
        _ => None,
    };
    if let (Some(goes), Some(place)) = (goes, place(word, words)) {
        return Some(Ok(goes(place)));
    }
    let takes: fn(Card) -> Action = match view.question? {
        Question::Offer => Action::Offer,
        Question::Answer | Question::Give => Action::Give,
        Question::Pay => Action::Pay,
        Question::React | Question::Defend => Action::React,
        Question::Which => Action::Cancel,
        Question::Lose | Question::Discard => Action::Discard,
        Question::Under => Action::Under,
        Question::Arrange => Action::Place,
        _ => return None,
    };
    card(word, view, words).map(|card| card.map(takes))
}

fn is_verb(typed: &str, id: &str, words: MondesWords<'_>) -> bool {
    typed == id || words.say(&format!("mondes-verb-{id}")).split(' ').any(|verb| folded(verb) == typed)
}

/// A place by its letters, in the language or in English.
fn place(typed: &str, words: MondesWords<'_>) -> Option<Place> {
    let names = words.say("mondes-places");
    let own = names.split(' ').zip(Place::ALL).find(|(name, _)| *name == typed);
    own.map(|(_, &place)| place).or_else(|| Place::from_name(typed))
}

/// The card meant: its id, or the beginning of its name or of a word of it, among the cards in sight.
fn card(typed: &str, view: &View, words: MondesWords<'_>) -> Option<Result<Card, String>> {
    let cards = in_sight(view);
    let exact = |card: &&Card| card.name() == typed || words.cards().card_id(**card) == typed;
    if let Some(card) = cards.iter().find(exact) {
        return Some(Ok(*card));
    }
    let begins = |&&card: &&Card| {
        let name = folded(&words.card(card));
        let id = words.cards().card_id(card).replace('-', " ");
        let typed = typed.replace('-', " ");
        let mut starts = [name, id].into_iter().flat_map(|name| {
            let word_starts = name.match_indices([' ', '\'']).map(|(at, _)| at + 1);
            let starts: Vec<_> = std::iter::once(0).chain(word_starts).collect();
            starts.into_iter().map(move |at| name[at..].to_owned()).collect::<Vec<_>>()
        });
        starts.any(|rest| rest.starts_with(&typed))
    };
    match &cards.iter().filter(begins).collect::<Vec<_>>()[..] {
        [] => None,
        [card] => Some(Ok(**card)),
        several => {
            let names: Vec<_> = several.iter().map(|card| words.the_card(**card)).collect();
            let args = [("typed", typed.into()), ("cards", words.either(&names).into())];
            Some(Err(words.text("mondes-how-unclear", &args)))
        }
    }
}

/// The cards the one who must choose could mean.
fn in_sight(view: &View) -> Vec<Card> {
    let hand = view.hands[view.decider.index()].iter().filter_map(|glimpse| glimpse.card);
    let played = view.play.into_iter().flat_map(|play| play.cards.to_vec());
    let chain = view.chain.iter().map(|link| link.card);
    let under = view.letting_go.iter().copied();
    let looked_at = here(view.decider, view).filter(|_| view.arranging > 0);
    let looked_at = looked_at.into_iter().flat_map(|(world, _)| view.piles.of(world)).flatten();
    let mut cards: Vec<_> = hand.chain(played).chain(chain).chain(under).chain(looked_at).collect();
    cards.sort_unstable();
    cards.dedup();
    cards
}

/// Small letters without accents.
fn folded(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.to_lowercase().chars() {
        match letter {
            'à' | 'â' => plain.push('a'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'î' | 'ï' => plain.push('i'),
            'ô' => plain.push('o'),
            'ù' | 'û' => plain.push('u'),
            'ç' => plain.push('c'),
            'œ' => plain.push_str("oe"),
            '’' => plain.push('\''),
            other => plain.push(other),
        }
    }
    plain
}
