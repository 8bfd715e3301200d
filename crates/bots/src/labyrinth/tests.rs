//! The levels of Labyrinth and its adviser: what they see, and how strong they are.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb as _;
use dedale_core::{
    Chance as _, Legal as _, Match, Observer, Perspective, Rules as _, Seat, Setup as _, Silent,
};
use dedale_labyrinth::{Action, Question, SeenEvent, Setup, State, Treasure};

use super::{Casual, Easy, Hard, LabyrinthAdviser, LabyrinthBot, Normal};
use crate::{Adviser as _, Player, Random, briefed, briefed_by_the_table, tell};

/// Wins and turns of so many games.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Played {
    wins: u32,
    turns: u32,
}

/// Plays so many games, each seat with a player of its own.
fn played(setup: &Setup, player: &(impl Player<State> + Clone), games: u64) -> Played {
    let mut played = Played::default();
    for seed in 0..games {
        let mut game = Match::<State>::new(setup, Seed::Quick(seed));
        let mut players = vec![player.clone(); setup.seats()];
        let mut chance = Seed::quick_from(!seed);
        let mut heard = 0;
        while let Some(at) = game.perspective() {
            for (seat, player) in Seat::first(setup.seats()).zip(&mut players) {
                tell(player, seat, game.state(), &game.events()[heard..]);
            }
            heard = game.events().len();
            let action = players[at.seat().index()].choose(at, &mut chance);
            game.act(action).expect("a bot answers by the rules");
        }
        played.wins += u32::from(game.outcome().is_some_and(|outcome| outcome.is_win()));
        played.turns += game.state().turns();
    }
    played
}

fn setup(text: &str) -> Setup {
    Setup::from_text(text).expect("a setup")
}

/// Every level, number of players and way to share out spells once, over all layouts and decks.
fn configurations() -> impl Iterator<Item = Setup> {
    let all = Setup::all().enumerate();
    all.filter(|(place, _)| place % 6 == place / 6 % 6).map(|(_, setup)| setup)
}

#[test]
fn every_level_plays_every_configuration_to_its_end() {
    assert_eq!(configurations().count(), 15);
    for setup in configurations() {
        played(&setup, &Easy, 3);
        played(&setup, &Casual::default(), 1);
        played(&setup, &Normal::default(), 1);
        played(&setup, &Hard::new(0), 1);
    }
    for one in ["rotation", "permutation", "crossing", "teleport", "escape"] {
        for other in ["crossing", "teleport", "escape"].into_iter().filter(|other| *other != one) {
            let setup = setup(&format!("level=expert spells={one},{other}"));
            played(&setup, &Easy, 2);
            played(&setup, &Hard::new(0), 1);
        }
    }
}

/// How many games of a fixed set each level wins, and in how many turns. A change here is a change of strength: look, then
/// write it down.
#[test]
fn each_level_wins_as_many_games_as_it_did() {
    let counts = |text: &str, games: u64| {
        let setup = setup(text);
        let of = |played: Played| (played.wins, played.turns);
        [
            of(played(&setup, &Random, games)),
            of(played(&setup, &Easy, games)),
            of(played(&setup, &Casual::default(), games)),
            of(played(&setup, &Normal::default(), games)),
            of(played(&setup, &Hard::default(), games)),
        ]
    };
    assert_eq!(counts("players=2", 8), [(0, 192), (0, 192), (4, 184), (8, 118), (8, 118)]);
    let weak_spells = counts("players=2 level=expert spells=crossing,escape", 12);
    assert_eq!(weak_spells, [(0, 288), (0, 288), (3, 275), (10, 251), (11, 233)]);
}

/// LA-H1: what was turned face down in earlier turns has no part in hints, unless the table shows it.
#[test]
fn la_h1_hints_know_only_what_the_table_tells() {
    let rated = |mut adviser: LabyrinthAdviser, game: &Match<State>| {
        let at = game.perspective().expect("the game goes on");
        adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 5)
    };
    let mut differ = 0;
    for turns in [10, 14, 18] {
        let game = begun("players=2", turns);
        let events = game.events();
        let now = events.iter().rposition(|event| matches!(event, SeenEvent::TurnBegan { .. }));
        let mut newcomer = LabyrinthAdviser::default();
        events[now.expect("a turn")..].iter().for_each(|event| newcomer.hear(event));
        let hints = rated(briefed_by_the_table(&game).expect("the game goes on"), &game);
        assert_eq!(hints, rated(newcomer, &game));
        differ += u32::from(hints != rated(briefed(&game).expect("the game goes on"), &game));
    }
    assert!(differ > 0, "who remembers everything would tell more");
}

/// Calls `visit` at decisions of a game, played by somebody who forgets everything, with the same situation but for what
/// nobody can see.
fn at_disturbed_decisions(text: &str, mut visit: impl FnMut(&State, &State)) {
    let mut table = Silent(Seed::quick_from(3));
    let mut disturbing = Seed::quick_from(2);
    let mut state = State::start(&setup(text), &mut table);
    let mut disturbed = 0;
    while let Some(at) = Perspective::of_decider(&state) {
        let mut other = state;
        if other.disturb(Observer::Seat(at.seat()), &mut disturbing) {
            disturbed += 1;
            visit(&state, &other);
        }
        let action = Normal::default().choose(at, &mut disturbing);
        state.apply(action, &mut table);
    }
    assert!(disturbed > 10);
}

#[test]
fn nobody_answers_by_what_it_never_saw() {
    fn same(one: &State, other: &State, player: &(impl Player<State> + Clone)) {
        let answer = |state: &State| {
            let at = Perspective::of_decider(state).expect("the same question");
            player.clone().choose(at, &mut Seed::quick_from(1))
        };
        assert_eq!(answer(one), answer(other));
    }
    for text in
        ["players=3 level=expert spells=crossing,teleport,escape", "level=standard spells=rotation,escape"]
    {
        at_disturbed_decisions(text, |one, other| {
            same(one, other, &Easy);
            same(one, other, &Casual::default());
            same(one, other, &Normal::default());
            same(one, other, &Hard::new(0));
        });
    }
}

fn first_advice(state: &State, simulations: u32) -> Vec<crate::Advice<Action>> {
    let at = Perspective::of_decider(state).expect("somebody is asked");
    LabyrinthAdviser::default().advise(at, &mut Seed::quick_from(1), &mut |done| done < simulations)
}

#[test]
fn nobody_is_advised_by_what_it_never_saw() {
    at_disturbed_decisions("level=expert spells=crossing,escape", |one, other| {
        assert_eq!(first_advice(one, 6), first_advice(other, 6));
    });
}

/// A match after so many answers of bots that take the first thing they find.
fn begun(text: &str, answers: usize) -> Match<State> {
    let mut game = Match::<State>::new(&setup(text), Seed::Quick(5));
    let mut chance: Quick = Seed::quick_from(6);
    for _ in 0..answers {
        let at = game.perspective().expect("the game goes on");
        let action = Easy.choose(at, &mut chance);
        game.act(action).expect("a bot answers by the rules");
    }
    game
}

#[test]
fn every_answer_to_every_question_is_advised_on_at_once() {
    for text in ["level=expert spells=chosen", "players=4", "level=standard spells=permutation,teleport"] {
        let mut game = begun(text, 0);
        let mut chance = Seed::quick_from(7);
        for _ in 0..40 {
            let Some(at) = game.perspective() else { break };
            let mut adviser = briefed(&game).expect("the game goes on");
            let advice = adviser.advise(at, &mut chance, &mut |_| false);
            assert_eq!(advice.len(), at.legal().len() as usize);
            assert!(advice.iter().all(|advice| at.legal().contains(advice.action) && advice.visits == 0));
            assert!(
                advice.iter().all(|advice| (0.0..=1.0).contains(&advice.worth) && advice.error.is_finite())
            );
            assert!(advice.iter().all(|advice| advice.pace.is_none()), "nothing was tried");
            let action = advice[chance.pick(advice.len().min(4) as u32) as usize].action;
            game.act(action).expect("a legal answer");
        }
    }
}

#[test]
fn an_adviser_asked_again_goes_on_from_what_it_found() {
    let game = begun("players=3 level=expert spells=crossing,teleport,escape", 20);
    let at = game.perspective().expect("the game goes on");
    let mut once = briefed(&game).expect("the game goes on");
    let mut twice = once.clone();
    let all = once.advise(at, &mut Seed::quick_from(1), &mut |done| done < 40);
    twice.advise(at, &mut Seed::quick_from(1), &mut |done| done < 15);
    assert_eq!(twice.advise(at, &mut Seed::quick_from(9), &mut |done| done < 25), all);
    assert!(all[0].visits > all[all.len() - 1].visits && all[0].error < 0.2);
}

#[test]
fn every_answer_is_tried_and_a_single_trial_proves_little() {
    let game = begun("players=2", 2);
    let at = game.perspective().expect("the game goes on");
    let mut adviser = briefed(&game).expect("the game goes on");
    let once = adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 1);
    let tried = once.iter().find(|advice| advice.visits == 1).expect("one was tried");
    assert!(tried.error > 0.03, "{tried:?}");
    let answers = once.len() as u32;
    let all = adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 2 * answers);
    assert!(all.iter().all(|advice| advice.visits > 0));
}

#[test]
fn a_hint_is_a_whole_turn_that_can_be_played_and_finds_what_it_promises() {
    let (mut planned, mut found) = (0, 0);
    for answers in [0, 4, 9, 15, 22] {
        let mut game = begun("players=2 memory=aid", answers);
        let (at, before) = (game.perspective().expect("the game goes on"), game.state().found().len());
        let mut adviser = briefed(&game).expect("the game goes on");
        let best = adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 60).swap_remove(0);
        let promised = best.pace.expect("it was tried").now;
        planned += best.then.len();
        for action in [best.action].into_iter().chain(best.then) {
            game.act(action).expect("a legal answer");
        }
        assert_eq!((game.state().found().len() - before) as f32, promised);
        found += game.state().found().len() - before;
    }
    assert!(planned > 4 && found > 2, "{planned} answers planned, {found} treasures");
}

#[test]
fn answers_that_all_win_are_told_apart_by_turns() {
    let game = begun("players=2", 0);
    let at = game.perspective().expect("the game goes on");
    let mut adviser = briefed(&game).expect("the game goes on");
    let advice = adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 300);
    let turns = |advice: &crate::Advice<Action>| advice.pace.expect("every answer was tried").turns;
    let at_once = advice.iter().find(|advice| advice.action == Action::End).expect("one may end the turn");
    assert!(advice[0].worth > 0.97 && at_once.worth > 0.97, "both win");
    assert!(turns(at_once) - turns(&advice[0]) > 0.5, "{:?}, {at_once:?}", advice[0]);
    let fewest = advice.iter().map(turns).fold(f32::INFINITY, f32::min);
    assert!(turns(&advice[0]) - fewest < 0.5, "{:?}, but {fewest} are possible", advice[0]);
}

#[test]
fn where_nothing_can_go_wrong_the_quickest_answer_comes_first() {
    let mut game = begun("level=standard spells=crossing,escape", 0);
    let (mut chance, mut late, mut waste) = (Seed::quick_from(4), 0, 0.0);
    while let Some(at) = game.perspective() {
        if game.state().found().len() >= 12 && game.state().question() == Some(Question::Turn) {
            let mut adviser = briefed(&game).expect("the game goes on");
            let advice = adviser.advise(at, &mut Seed::quick_from(1), &mut |done| done < 200);
            let turns = advice.iter().map(|advice| advice.pace.map_or(f32::INFINITY, |pace| pace.turns));
            let fewest = turns.clone().fold(f32::INFINITY, f32::min);
            assert!(advice[0].worth > 0.99);
            waste += turns.take(1).sum::<f32>() - fewest;
            late += 1;
        }
        let mut bot = Normal::default();
        let action = crate::answer(&mut bot, &game, &mut chance).expect("somebody must answer");
        game.act(action).expect("a bot answers by the rules");
    }
    let waste = waste / late as f32;
    assert!(late > 5 && waste < 0.025, "{waste} turns in the mean of {late}");
}

#[test]
fn nobody_finds_more_than_two_treasures_a_turn() {
    let mut game = begun("players=3 level=expert", 0);
    let mut chance = Seed::quick_from(3);
    while let Some(at) = game.perspective() {
        let left = Treasure::COUNT as u32 - game.state().found().len();
        assert!(super::pace::turns_to_go(game.state()) >= left.div_ceil(2) as f32);
        let action = Easy.choose(at, &mut chance);
        game.act(action).expect("a bot answers by the rules");
    }
    assert!(game.outcome().is_some());
}

#[test]
fn one_answer_is_looked_into_alone() {
    let game = begun("level=expert spells=crossing,escape", 20);
    let at = game.perspective().expect("the game goes on");
    let mut adviser = briefed(&game).expect("the game goes on");
    let mut look = |action| adviser.look_into(at, action, &mut Seed::quick_from(1), &mut |done| done < 10);
    assert_eq!(look(Action::End).map(|advice| (advice.action, advice.visits)), Some((Action::End, 10)));
    assert_eq!(look(Action::TurnUp), None);
}

#[test]
fn answers_that_lead_to_the_same_end_of_the_turn_are_tried_together() {
    let shared = (0..3).filter(|turns| {
        let game = begun("players=2", 10 * turns);
        let at = game.perspective().expect("the game goes on");
        let mut adviser = briefed(&game).expect("the game goes on");
        for action in at.legal().iter() {
            adviser.look_into(at, action, &mut Seed::quick_from(1), &mut |done| done < 1);
        }
        let advice = adviser.advise(at, &mut Seed::quick_from(1), &mut |_| false);
        advice.iter().any(|advice| advice.visits > 1)
    });
    assert!(shared.count() > 0);
}

#[test]
fn levels_have_names_and_older_tables_name_one_differently() {
    for name in LabyrinthBot::NAMES {
        assert!(LabyrinthBot::new(name).is_some(), "{name}");
    }
    assert!(matches!(LabyrinthBot::new("greedy"), Some(LabyrinthBot::Normal(_))));
    assert!(LabyrinthBot::new("clever").is_none());
}
