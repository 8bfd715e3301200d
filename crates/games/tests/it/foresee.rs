//! What a player is told an action would do.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb;
use dedale_core::{Chance as _, Legal as _, Match, Observer, Rules, Setup as _};
use dedale_games::states::{Labyrinth, Mondes, Onirim};
use dedale_games::{AnyMatch, GameId, Listed, Problem};

/// Goes through random games of a kind, and gives what is done at every decision.
fn decisions<G: Listed>(
    setups: &[&str],
    games: u64,
    mut look: impl FnMut(&Match<G>, &mut Quick) -> Option<G::Action>,
) {
    for (number, setup) in setups.iter().enumerate() {
        let setup = <G as Rules>::Setup::from_text(setup).expect("a setup");
        for seed in 0..games {
            let mut chance = Seed::quick_from(seed * 100 + number as u64);
            let mut game = Match::<G>::new(&setup, Seed::Quick(seed));
            for _ in 0..120 {
                if game.decider().is_none() {
                    break;
                }
                let legal = game.state().legal();
                let any = legal.nth(chance.pick(legal.len())).expect("below their number");
                let action = look(&game, &mut chance).unwrap_or(any);
                game.act(action).expect("a legal action");
            }
        }
    }
}

const ONIRIM: &[&str] = &["", "players=2 communication=silent", "book=normal towers=ruins premonitions=5"];
const LABYRINTH: &[&str] = &["players=2", "players=3 level=expert"];
const MONDES: &[&str] = &["players=2", "players=4"];

/// What the one who is asked sees once the last step is done. Cards that leave a hand together have no order.
fn seen(game: &AnyMatch, observer: Observer) -> String {
    let game = game.playing();
    let mut events: Vec<_> = game.events_of(game.step(), observer).iter().map(ToString::to_string).collect();
    events.sort();
    let (view, legal) = (game.written_view(observer), game.legal_for(observer));
    format!("{view} {events:?} {:?} {} {legal:?}", game.decider(), game.question())
}

/// Whatever is foretold comes true, for the one who asked.
fn what_is_foretold_comes_true<G: Listed>(setups: &[&str]) -> [u32; 2]
where
    Match<G>: Into<AnyMatch>,
{
    let mut counts = [0; 2];
    decisions::<G>(setups, 6, |game, chance| {
        let observer = Observer::Seat(game.decider().expect("running"));
        let legal = game.state().legal();
        let action = legal.nth(chance.pick(legal.len()))?;
        let any: AnyMatch = game.clone().into();
        let foreseen = any.foresee(&action.to_string()).expect("legal");
        counts[usize::from(foreseen.is_some())] += 1;
        if let Some(foreseen) = foreseen {
            let mut then = any;
            then.playing_mut().act(&action.to_string()).expect("legal");
            assert_eq!(seen(&foreseen, observer), seen(&then, observer), "{action}");
        }
        Some(action)
    });
    counts
}

#[test]
fn what_is_foretold_comes_true_in_every_game() {
    for counts in [
        what_is_foretold_comes_true::<Onirim>(ONIRIM),
        what_is_foretold_comes_true::<Labyrinth>(LABYRINTH),
        what_is_foretold_comes_true::<Mondes>(MONDES),
    ] {
        assert!(counts.iter().all(|&count| count > 50), "both happen: {counts:?}");
    }
}

/// Nothing hidden has a part in what is foretold or refused.
fn nothing_hidden_shows<G: Listed + Disturb>(setups: &[&str])
where
    Match<G>: Into<AnyMatch>,
{
    let mut disturbed = 0;
    decisions::<G>(setups, 3, |game, chance| {
        let observer = Observer::Seat(game.decider().expect("running"));
        let mut other = *game.state();
        if other.disturb(observer, chance) {
            disturbed += 1;
            let [truth, other] = [*game.state(), other].map(|state| {
                let any: AnyMatch = Match::from_state(state, Seed::Quick(1)).into();
                any
            });
            let legal = game.state().legal();
            let all = <G::Action as dedale_core::Action>::COUNT as u32;
            let any = <G::Action as dedale_core::Action>::from_index(chance.pick(all) as usize);
            for action in [legal.nth(chance.pick(legal.len())), any].into_iter().flatten() {
                let action = action.to_string();
                let told = [&truth, &other].map(|game| {
                    let foreseen = game.foresee(&action).map(|then| then.map(|then| seen(&then, observer)));
                    (foreseen, game.explain(&action))
                });
                assert_eq!(told[0], told[1], "{action}");
            }
        }
        None
    });
    assert!(disturbed > 50, "{disturbed}");
}

#[test]
fn what_is_foretold_does_not_depend_on_what_is_hidden() {
    nothing_hidden_shows::<Onirim>(ONIRIM);
    nothing_hidden_shows::<Labyrinth>(LABYRINTH);
    nothing_hidden_shows::<Mondes>(MONDES);
}

fn dealt(game: GameId, setup: &[(&str, &str)], seed: u64) -> AnyMatch {
    AnyMatch::new(game, setup.iter().copied(), Seed::Quick(seed)).expect("a playable setup")
}

/// The first legal action that begins like this.
fn first(game: &AnyMatch, beginning: &str) -> Option<String> {
    game.playing().legal().into_iter().find(|action| action.starts_with(beginning))
}

#[test]
fn a_push_is_foreseen_with_the_cells_it_opens() {
    let mut game = dealt(GameId::Labyrinth, &[("players", "2")], 1);
    while first(&game, "push").is_none() {
        let action = game.playing().legal().remove(0);
        game.playing_mut().act(&action).expect("legal");
    }
    let push = first(&game, "push").expect("a push");
    let then = game.foresee(&push).expect("legal").expect("nothing about it is hidden");
    let seat = game.playing().decider().expect("running");
    assert_eq!(then.playing().decider(), Some(seat));
    assert!(then.playing().legal().iter().any(|action| action.starts_with("move ")));
    assert_eq!(game.playing().step(), then.playing().steps().len() + game.playing().step() - 1);
}

#[test]
fn what_lies_face_down_is_not_foreseen() {
    let mut unforeseen = 0;
    decisions::<Labyrinth>(LABYRINTH, 6, |game, _| {
        let any: AnyMatch = game.clone().into();
        if let Some(turn_up) = first(&any, "turn-up") {
            unforeseen += u32::from(any.foresee(&turn_up).expect("legal").is_none());
            return turn_up.parse().ok();
        }
        None
    });
    assert!(unforeseen > 0);
}

#[test]
fn a_card_to_be_drawn_is_not_foreseen() {
    let game = dealt(GameId::Onirim, &[], 3);
    let play = first(&game, "play").expect("a card to play");
    assert_eq!(game.foresee(&play).expect("legal").map(|_| ()), None);
}

#[test]
fn what_is_not_possible_is_refused_as_it_would_be() {
    let mut game = dealt(GameId::Onirim, &[], 3);
    for action in ["search", "nonsense", "place red-sun"] {
        let refused = game.foresee(action).map(|_| ()).expect_err("not asked now");
        assert_eq!(game.explain(action), Err(refused.clone()));
        assert_eq!(game.playing_mut().act(action), Err(refused));
    }
    let seat = game.playing().decider().expect("running");
    game.playing_mut().concede(seat).expect("running");
    assert_eq!(game.foresee("draw").map(|_| ()), Err(Problem::Over));
    assert_eq!(game.explain("draw"), Err(Problem::Over));
}
