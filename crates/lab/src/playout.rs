use dedale_bots::{Player, tell};
use dedale_core::chance::Quick;
use dedale_core::{Effects, Game, Perspective, Recorder, Seat, SeatSet, Silent};
use serde::{Deserialize, Serialize};

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameResult {
    /// The winners.
    pub winners: SeatSet,
    /// Turns begun.
    pub turns: u32,
    /// Decisions made.
    pub decisions: u32,
}

/// The chance of the players: one for all, or each its own.
pub trait Choices {
    /// That of the player at this seat.
    fn at(&mut self, seat: Seat) -> &mut Quick;
}

impl Choices for Quick {
    #[inline]
    fn at(&mut self, _: Seat) -> &mut Quick {
        self
    }
}

impl Choices for [Quick; Seat::MAX] {
    #[inline]
    fn at(&mut self, seat: Seat) -> &mut Quick {
        &mut self[seat.index()]
    }
}

/// Plays one game to its end, `players[i]` at seat `i`. Only players that listen receive the events.
///
/// # Panics
/// If a seat has no player.
#[inline]
pub fn playout<G: Game, P: Player<G>>(
    setup: &G::Setup,
    players: &mut [P],
    deal: Quick,
    choices: &mut impl Choices,
) -> GameResult {
    for (at, player) in players.iter_mut().enumerate() {
        player.begin(Seat::new(at));
    }
    if players.iter().any(Player::listens) {
        played(setup, players, Recorder::new(deal), choices, |state, effects, players| {
            for (at, player) in players.iter_mut().enumerate() {
                tell(player, Seat::new(at), state, &effects.events);
            }
            effects.events.clear();
        })
    } else {
        played(setup, players, Silent(deal), choices, |_, _, _| {})
    }
}

/// Plays one game to its end; `after` comes after the deal and after each answer.
#[inline(always)]
fn played<G: Game, P: Player<G>, T: Effects<G::Event>>(
    setup: &G::Setup,
    players: &mut [P],
    mut effects: T,
    choices: &mut impl Choices,
    after: impl Fn(&G, &mut T, &mut [P]),
) -> GameResult {
    let mut state = G::start(setup, &mut effects);
    after(&state, &mut effects, players);
    let mut decisions = 0;
    while let Some(at) = Perspective::of_decider(&state) {
        let action = players[at.seat().index()].choose(at, choices.at(at.seat()));
        state.apply(action, &mut effects);
        after(&state, &mut effects, players);
        decisions += 1;
    }
    let winners = state.outcome().map_or(SeatSet::NONE, |outcome| outcome.winners);
    GameResult { winners, turns: state.turns(), decisions }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use dedale_bots::Random;
    use dedale_core::chance::Seed;
    use dedale_core::{Match, Observer, Secrets as _};
    use dedale_onirim::{Action, Communication, SeenEvent, Setup, State};

    use super::*;

    /// An answer, and the events its player had received until then.
    type Answer = (Seat, Vec<SeenEvent>, Action);

    /// Answers at random, remembers what it hears, and writes it all down.
    #[derive(Clone)]
    struct Witness<'a> {
        listens: bool,
        seat: Option<Seat>,
        heard: Vec<SeenEvent>,
        answers: &'a RefCell<Vec<Answer>>,
    }

    impl Player<State> for Witness<'_> {
        fn choose(&mut self, at: Perspective<'_, State>, chance: &mut Quick) -> Action {
            assert_eq!(self.seat, Some(at.seat()), "it was told where it sits");
            let action = Random.choose(at, chance);
            self.answers.borrow_mut().push((at.seat(), self.heard.clone(), action));
            action
        }

        fn listens(&self) -> bool {
            self.listens
        }

        fn begin(&mut self, seat: Seat) {
            self.seat = Some(seat);
            self.heard.clear();
        }

        fn hear(&mut self, event: &SeenEvent) {
            self.heard.push(*event);
        }
    }

    /// The answers of each of these games, played one after the other by the same two players.
    fn answers(listen: [bool; 2], games: std::ops::Range<u64>) -> Vec<Vec<Answer>> {
        let written = RefCell::default();
        let witness = |listens| Witness { listens, seat: None, heard: Vec::new(), answers: &written };
        let mut players = listen.map(witness);
        let setup = Setup::duo(Communication::Silent);
        games
            .map(|seed| {
                playout(&setup, &mut players, Seed::quick_from(seed), &mut Seed::quick_from(!seed));
                written.take()
            })
            .collect()
    }

    #[test]
    fn who_listens_has_heard_just_what_its_seat_saw_from_the_deal_on() {
        for (seed, answers) in answers([true, true], 0..3).into_iter().enumerate() {
            let mut game = Match::<State>::new(&Setup::duo(Communication::Silent), Seed::Quick(seed as u64));
            assert!(!game.events().is_empty(), "the deal is told too");
            for (seat, heard, action) in answers {
                let saw = |event| game.state().seen(event, Observer::Seat(seat));
                assert_eq!(heard, game.events().iter().filter_map(saw).collect::<Vec<_>>());
                game.act(action).expect("a legal answer");
            }
            assert!(game.outcome().is_some());
        }
    }

    #[test]
    fn every_game_is_heard_afresh() {
        assert_eq!(answers([true, true], 0..3)[2], answers([true, true], 2..3)[0]);
    }

    #[test]
    fn who_does_not_listen_hears_nothing_and_plays_the_same() {
        let listening = answers([true, true], 7..8).remove(0);
        let deaf = answers([false, false], 7..8).remove(0);
        let mixed = answers([true, false], 7..8).remove(0);
        let actions = |answers: &[Answer]| answers.iter().map(|answer| answer.2).collect::<Vec<_>>();
        assert_eq!(actions(&listening), actions(&deaf));
        assert_eq!(actions(&listening), actions(&mixed));
        assert!(deaf.iter().all(|(_, heard, _)| heard.is_empty()));
        assert!(mixed.iter().all(|(seat, heard, _)| heard.is_empty() == (seat.index() == 1)));
    }

    #[test]
    fn a_player_asked_in_the_middle_of_a_match_hears_it_from_the_deal_on() {
        let setup = Setup::duo(Communication::Silent);
        let mut game = Match::<State>::new(&setup, Seed::Quick(5));
        let written = RefCell::default();
        let mut witness = Witness { listens: true, seat: None, heard: Vec::new(), answers: &written };
        let mut chance = Seed::quick_from(5);
        while let Some(action) = dedale_bots::answer(&mut witness, &game, &mut chance) {
            let (seat, heard, _) = written.take().remove(0);
            let saw = |event| game.state().seen(event, Observer::Seat(seat));
            assert_eq!(heard, game.events().iter().filter_map(saw).collect::<Vec<_>>());
            game.act(action).expect("a legal answer");
        }
        assert!(game.outcome().is_some(), "it was asked until the end");
    }
}
