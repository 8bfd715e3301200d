//! A game told in the words of the user.

use dedale_core::matches::Origin;
use dedale_core::record::Step;
use dedale_core::{Match, Observer, Seat, Setup as _};
use dedale_words::{Listener, Words};

use crate::terminal::{Face, Ink, Sheet, Style};

/// Standard output as a sheet of paper.
pub(super) struct Paper<'a> {
    pub(super) words: &'a Words,
    pub(super) style: Style,
    pub(super) width: usize,
}

/// The game so far in words: its setup, the events the observer saw at each step, and the table now.
pub(super) fn story_text<G: Face>(
    game: &Match<G>,
    observer: Observer,
    steps_in_file: usize,
    paper: &Paper<'_>,
) -> String {
    let Paper { words, style, width } = *paper;
    let view = game.state().view(observer);
    let parts = [
        header(game, observer, words).laid_out(width, style),
        story(game, observer, words).laid_out(width, style),
        G::screen(&view, words, width, style),
    ];
    let mut text = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n");
    text.push('\n');
    if let Some(outcome) = game.outcome() {
        let told = style.paint(Ink::Strong, &words.outcome(outcome.reason));
        text += &format!(" {told}\n {}\n", G::summary(&view, outcome.winners, words));
    }
    let steps = [("step", game.step().into()), ("steps", steps_in_file.into())];
    text + &format!(" {}\n", words.text("replay-step", &steps))
}

/// The choices made before the game, and who looks on. The seed tells all the cards.
fn header<G: Face>(game: &Match<G>, observer: Observer, words: &Words) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.heading(words.game(G::ID).0);
    let setup = game.setup();
    for spec in G::Setup::OPTIONS {
        let value = setup.get(spec.id);
        if spec.id == "players" || value != spec.default {
            sheet.prose(words.option(G::ID, spec), words.option_value(G::ID, spec, &value));
        }
    }
    let (who, seat) = match observer {
        Observer::Seat(seat) => ("seat", seat.number()),
        Observer::Spectator => ("spectator", 0),
        Observer::Omniscient => ("all", 0),
    };
    let who = words.text("replay-observer", &[("who", who.into()), ("seat", seat.into())]);
    sheet.prose(words.say("label-observer"), who);
    if observer == Observer::Omniscient && matches!(game.origin(), Origin::Setup(_)) {
        sheet.prose(words.say("label-seed"), game.seed().to_string());
    }
    sheet
}

/// Step by step, under a heading for every turn.
fn story<G: Face>(game: &Match<G>, observer: Observer, words: &Words) -> Sheet {
    let setup = game.setup();
    let mut sheet = Sheet::default();
    let mut then = game.at(0).expect("every match has a beginning");
    let digits = game.step().to_string().len();
    let deal = seen(game, 0, observer);
    if !deal.is_empty() {
        tell::<G>(&deal, setup, observer, words, &format!("{:>digits$}", 0), &mut sheet);
    }
    for (at, &step) in game.steps().iter().enumerate() {
        let actor = actor_of(&then, step).expect("somebody took the step");
        let label = match setup.seats() {
            1 => format!("{:>digits$}", at + 1),
            _ => {
                let actor = words.text("replay-actor", &[("seat", actor.number().into())]);
                format!("{:>digits$}  {actor}", at + 1)
            }
        };
        let events = seen(game, at + 1, observer);
        match step {
            Step::Act(_) if !events.is_empty() => {
                tell::<G>(&events, setup, observer, words, &label, &mut sheet);
            }
            _ => sheet.prose(label, answer_told(actor, &then, step, observer, words)),
        }
        then.take(step).expect("a step that was taken");
    }
    sheet
}

/// What to say of a step of which nothing was seen; of a concession always.
fn answer_told<G: Face>(
    actor: Seat,
    then: &Match<G>,
    step: Step<G::Action>,
    observer: Observer,
    words: &Words,
) -> String {
    let own = then.setup().seats() == 1 || observer == Observer::Seat(actor);
    match step {
        Step::Concede(_) => {
            let who = if own { "you" } else { "other" };
            words.text("replay-conceded", &[("who", who.into()), ("seat", actor.number().into())])
        }
        Step::Act(action) if own || observer == Observer::Omniscient => {
            let answer = G::choice(&action, &then.state().view(observer), words);
            words.text("replay-answered", &[("answer", answer.into())])
        }
        Step::Act(_) => words.say("replay-nothing-seen"),
    }
}

/// Who took a step.
fn actor_of<G: Face>(then: &Match<G>, step: Step<G::Action>) -> Option<Seat> {
    match step {
        Step::Act(_) => then.decider(),
        Step::Concede(seat) => Some(seat),
    }
}

/// What happened at a step, in sentences; at 0 the deal.
pub(super) fn happened<G: Face>(
    game: &Match<G>,
    step: usize,
    observer: Observer,
    words: &Words,
) -> Vec<String> {
    let (events, setup) = (seen(game, step, observer), game.setup());
    let listener = Listener { observer, seats: setup.seats() };
    let told = G::events(&events, setup, listener, words);
    let Some((before, taken)) =
        step.checked_sub(1).and_then(|before| Some((before, *game.steps().get(before)?)))
    else {
        return told;
    };
    if !told.is_empty() && matches!(taken, Step::Act(_)) {
        return told;
    }
    let then = game.at(before).expect("a step that was taken");
    let actor = actor_of(&then, taken).expect("somebody took the step");
    vec![answer_told(actor, &then, taken, observer, words)]
}

/// The steps at which turns begin.
pub(super) fn turns<G: Face>(game: &Match<G>, observer: Observer) -> Vec<usize> {
    let begins = |step: &usize| seen(game, *step, observer).iter().any(G::begins_turn);
    (0..=game.step()).filter(begins).collect()
}

/// The events the observer saw at one step; at 0 the deal.
fn seen<G: Face>(game: &Match<G>, step: usize, observer: Observer) -> Vec<G::SeenEvent> {
    game.events_of(step).iter().filter_map(|event| game.state().seen(event, observer)).collect()
}

/// Narrates the events of one step; the beginning of a turn is a heading.
fn tell<G: Face>(
    events: &[G::SeenEvent],
    setup: &G::Setup,
    observer: Observer,
    words: &Words,
    label: &str,
    sheet: &mut Sheet,
) {
    for turn in events.chunk_by(|_, next| !G::begins_turn(next)) {
        let (began, rest) = turn.split_at(usize::from(G::begins_turn(&turn[0])));
        G::events(began, setup, Listener { observer, seats: setup.seats() }, words)
            .into_iter()
            .for_each(|turn| sheet.heading(turn));
        for (at, line) in
            G::events(rest, setup, Listener { observer, seats: setup.seats() }, words).into_iter().enumerate()
        {
            sheet.prose(if at == 0 { label.to_owned() } else { String::new() }, line);
        }
    }
}
