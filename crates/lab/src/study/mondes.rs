use dedale_mondes::{Action, Event, SeenEvent, Setup, State};

use super::{CalibrationTrials, Notes, Studied};

impl Studied for State {
    const QUICK: &'static [&'static str] = &["normal"];
    /// Its chances are those of a table where everybody has a plan.
    const CALIBRATION: CalibrationTrials = CalibrationTrials {
        stumbles: 40,
        players: Some("normal"),
        simulations: 200,
        one_in: 8,
        setups: &[("players=2", 1), ("players=3", 1), ("players=4", 1), ("players=5", 1)],
    };

    /// The verb of the first thing done besides drawing, with which everybody begins. Choosing a character is no move, nor is
    /// an answer to another player's action.
    fn opening(action: Action) -> Option<String> {
        match action {
            Action::Keep(_)
            | Action::Draw
            | Action::Stop
            | Action::React(_)
            | Action::Cancel(_)
            | Action::Let
            | Action::LetAll => None,
            other => Some(super::verb(&other.to_string()).to_owned()),
        }
    }

    fn note(setup: &Setup, event: &SeenEvent, notes: &mut Notes) {
        let cards = setup.cards().set();
        match *event {
            Event::CharacterKept { seat, character: Some(character) } => {
                notes.is("character", cards.character_id(character), seat);
            }
            Event::Played { seat, card, pair, .. } => {
                for card in [Some(card), pair].into_iter().flatten() {
                    notes.used("card-played", cards.card_id(card), seat);
                }
            }
            Event::Paid { seat, cards: paid, .. } => {
                paid.iter().for_each(|&card| notes.used("card-paid", cards.card_id(card), seat));
            }
            Event::Reacted { seat, card, .. } => notes.used("card-reacted", cards.card_id(card), seat),
            Event::Struck { seat, card } => notes.used("card-struck", cards.card_id(card), seat),
            _ => {}
        }
    }
}
