//! The levels of Onirim: what they see, what they make of it, and how strong they are.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb as _;
use dedale_core::{
    Action as _, Chance as _, Fingerprint, Observer, Perspective, Rules as _, Seat, Secrets as _, Setup as _,
    Silent,
};
use dedale_onirim::{Action, Bag, Card, Colour, Communication, Face, GoalPair, Question, Setup, State, View};

use super::wide::{self, WIDE_NET};
use super::{
    Afterstate, AfterstateEvaluator, Expert, Nets, OnirimBot, SOLO_NET, Situation, base_features, best,
    features, for_each_afterstate, solo,
};
use crate::net::{Active, Header, Net, NetError, probability};
use crate::{Adviser as _, Player as _, Roster};

/// The level of that name; the one that looks ahead does so a little only.
fn bot(name: &str) -> OnirimBot {
    match name {
        "expert" => OnirimBot::Expert(Box::new(Expert::with(Nets::default(), 6, Expert::settings()))),
        _ => OnirimBot::new(name).expect("a bot"),
    }
}

/// Calls `visit` at each decision of so many games.
fn at_each_decision(
    setup: &Setup,
    games: u64,
    name: &str,
    mut visit: impl FnMut(&State, Perspective<'_, State>, Action, &mut Quick),
) -> u64 {
    let mut bot = bot(name);
    let mut wins = 0;
    for game in 0..games {
        bot.begin(Seat::new(0));
        let mut choices = Seed::quick_from(!game);
        let mut table = Silent(Seed::quick_from(game));
        let mut state = State::start(setup, &mut table);
        while let Some(at) = Perspective::of_decider(&state) {
            let action = bot.choose(at, &mut choices);
            assert!(at.legal().contains(action), "{action} is not legal");
            visit(&state, at, action, &mut choices);
            state.apply(action, &mut table);
        }
        wins += u64::from(state.outcome().is_some_and(|outcome| outcome.is_win()));
    }
    wins
}

#[test]
fn every_level_plays_every_configuration_to_its_end() {
    for name in &OnirimBot::NAMES[1..] {
        for communication in [Communication::Open, Communication::Silent] {
            for setup in Setup::all(communication) {
                at_each_decision(&setup, 1, name, |_, _, _, _| {});
            }
        }
    }
}

/// The configurations in which cards are hidden from somebody: alone, a dreamer knows where every card is, or that it is
/// anywhere in the deck.
fn with_secrets() -> impl Iterator<Item = Setup> {
    Setup::all(Communication::Silent).filter(|setup| setup.seats() == 2)
}

/// What a player cannot see changes, its chance stays: so does its answer.
#[test]
fn nobody_answers_by_what_it_cannot_see() {
    assert_eq!(with_secrets().count(), 36);
    for name in &OnirimBot::NAMES[1..] {
        for setup in with_secrets() {
            let mut disturbing = Seed::quick_from(8);
            let mut disturbed = 0;
            at_each_decision(&setup, 1, name, |state, at, _, choices| {
                let mut other = *state;
                if !other.disturb(Observer::Seat(at.seat()), &mut disturbing) {
                    return;
                }
                disturbed += 1;
                let answer = |state: &State| {
                    let at = Perspective::of_decider(state).expect("the same question");
                    bot(name).choose(at, &mut choices.clone())
                };
                assert_eq!(answer(&other), answer(state));
            });
            assert!(disturbed > 20, "{name}, {}: {disturbed}", setup.text());
        }
    }
}

/// How many games of a fixed set each level wins. A change here is a change of strength: look, then write it down.
#[test]
fn each_level_wins_as_many_games_as_it_did() {
    let wins = |name| at_each_decision(&Setup::solo(), 500, name, |_, _, _, _| {});
    assert_eq!(["random", "easy", "normal", "hard"].map(wins), [0, 76, 295, 470]);
    assert_eq!(at_each_decision(&Setup::solo(), 100, "expert", |_, _, _, _| {}), 91);
    let setups =
        ["book=normal", "towers=normal", "premonitions=4", "players=2", "players=2 communication=silent"];
    let wins = setups.map(|setup| {
        let setup = Setup::from_text(setup).expect("a setup");
        at_each_decision(&setup, 200, "hard", |_, _, _, _| {})
    });
    assert_eq!(wins, [170, 178, 181, 179, 174]);
}

/// Calls `visit` at each decision of so many games in which every fourth answer is any legal one: they get where no bot would
/// take them.
fn at_each_position(setup: &Setup, games: u64, mut visit: impl FnMut(Perspective<'_, State>)) {
    let mut bot = bot("normal");
    for game in 0..games {
        let mut choices = Seed::quick_from(!game);
        let mut table = Silent(Seed::quick_from(game));
        let mut state = State::start(setup, &mut table);
        while let Some(at) = Perspective::of_decider(&state) {
            visit(at);
            let action = if choices.pick(4) == 0 {
                at.legal().nth(choices.pick(at.legal().len())).expect("below their number")
            } else {
                bot.choose(at, &mut choices)
            };
            state.apply(action, &mut table);
        }
    }
}

/// What was chosen at how many positions, and what it promised, as a hash.
#[derive(Default, PartialEq, Eq, Debug)]
struct Choices {
    positions: u32,
    hash: Fingerprint,
}

impl Choices {
    fn add(&mut self, action: Action, log_odds: f32) {
        self.positions += 1;
        self.hash.write_u64(action.index() as u64);
        self.hash.write_u64(log_odds.to_bits().into());
    }
}

/// Another hash is another way to play: of the level `hard`, and of all that is judged by a net.
#[test]
fn the_nets_choose_as_they_did() {
    let [mut base, mut wide] = [(); 2].map(|()| Choices::default());
    at_each_position(&Setup::solo(), 250, |at| {
        let (net, view) = (SOLO_NET.net(), at.view());
        base.add(solo::best(net, &view, &at.legal()), net.heads().log_odds(&solo::seen(net, &view)));
    });
    for communication in [Communication::Open, Communication::Silent] {
        for setup in Setup::all(communication) {
            at_each_position(&setup, 1, |at| {
                let (net, view) = (WIDE_NET.net(), at.view());
                wide.add(net.best(&view, &at.legal()), net.heads().log_odds(&net.seen(&view)));
            });
        }
    }
    assert_eq!((base.positions, base.hash.value()), (14_323, 9_527_129_428_954_735_194));
    assert_eq!((wide.positions, wide.hash.value()), (25_259, 8_855_006_258_480_023_082));
}

/// What the net says of the decider's situation: the chance, then the probability of each answer.
fn judged_by_the_wide_net(state: &State) -> Vec<u32> {
    let view = Perspective::of_decider(state).expect("the game goes on").view();
    let mut priors = Vec::new();
    let chance = WIDE_NET.net().judge(&view.setup, state, &state.legal(), &mut priors);
    assert!((priors.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    std::iter::once(chance).chain(priors).map(f32::to_bits).collect()
}

#[test]
fn in_every_configuration_the_wide_net_says_the_same_whatever_is_hidden() {
    for communication in [Communication::Open, Communication::Silent] {
        for setup in Setup::all(communication) {
            let mut disturbed = 0;
            at_each_decision(&setup, 1, "normal", |state, at, _, chance| {
                let (judged, net) = (judged_by_the_wide_net(state), WIDE_NET.net());
                let seen = probability(net.heads().log_odds(&net.seen(&at.view())));
                assert_eq!(judged[0], seen.to_bits(), "a view tells as much as the state");
                let mut other = *state;
                disturbed += u32::from(other.disturb(Observer::Seat(at.seat()), chance));
                assert_eq!(judged, judged_by_the_wide_net(&other));
            });
            let has_secrets = communication == Communication::Silent && setup.seats() == 2;
            assert!(!has_secrets || disturbed > 20, "{}: {disturbed}", setup.text());
        }
    }
}

/// The option that a setup differs in is seen, even where the tables look alike.
#[test]
fn the_wide_net_knows_the_setup() {
    let alike =
        ["book=normal", "book=hard", "premonitions=4", "premonitions=5", "towers=normal", "towers=ruins"];
    for pair in alike.chunks(2) {
        let chances = [0, 1].map(|place| {
            let setup = Setup::from_text(pair[0]).expect("a setup");
            let state = State::start(&setup, &mut Silent(Seed::quick_from(1)));
            let mut view = Perspective::of_decider(&state).expect("the first turn").view();
            view.setup = Setup::from_text(pair[place]).expect("a setup");
            let net = WIDE_NET.net();
            net.heads().log_odds(&net.seen(&view))
        });
        assert!(chances[0] > chances[1], "{pair:?}: {chances:?}");
    }
}

/// ON-A3: goals that lie alike differ to the net if one of them was reopened and so comes first.
#[test]
fn the_wide_net_knows_which_goal_is_the_next() {
    let setup = Setup::from_text("book=normal").expect("a setup");
    let mut compared = 0;
    for seed in 0..20 {
        let state = State::start(&setup, &mut Silent(Seed::quick_from(seed)));
        let mut view = Perspective::of_decider(&state).expect("the first turn").view();
        let pair = GoalPair::new(1, 7).expect("two places");
        let mut plain = view.goals.expect("the book");
        plain.find(0);
        let mut reopened = plain;
        reopened.find(1);
        reopened.reopen(1);
        plain.swap(pair);
        reopened.swap(pair);
        if plain[1].colour() == plain[7].colour() {
            continue;
        }
        assert_eq!((plain.next(), reopened.next()), (Some(1), Some(7)));
        let mut chance = |goals| {
            view.goals = Some(goals);
            let net = WIDE_NET.net();
            net.heads().log_odds(&net.seen(&view))
        };
        assert_ne!(chance(plain), chance(reopened));
        compared += 1;
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn first_thoughts_need_no_simulation_and_say_what_the_net_says() {
    at_each_decision(&Setup::solo(), 5, "hard", |_, at, action, chance| {
        let advice = Expert::default().advise(at, &mut chance.clone(), &mut |_| false);
        assert_eq!(advice.len() as u32, at.legal().len());
        assert!(advice.iter().all(|one| one.visits == 0 && (0.0..=1.0).contains(&one.worth)));
        let of_hard = advice.iter().find(|one| one.action == action).expect("it is legal");
        assert_eq!(advice[0].worth, of_hard.worth);
    });
}

#[test]
fn advice_about_a_prophecy_names_the_discard_and_the_whole_order() {
    let mut prophecies = 0;
    at_each_decision(&Setup::solo(), 40, "hard", |state, at, _, chance| {
        if at.view().question != Some(Question::Prophecy) {
            return;
        }
        prophecies += 1;
        for one in Expert::default().advise(at, &mut chance.clone(), &mut |done| done < 50) {
            let mut after = *state;
            let mut table = Silent(chance.clone());
            for action in std::iter::once(one.action).chain(one.then) {
                assert!(after.legal().contains(action));
                after.apply(action, &mut table);
            }
            assert_ne!(after.question(), Some(Question::Arrange), "the order is not complete");
        }
    });
    assert!(prophecies > 5);
}

#[test]
fn an_answer_of_several_parts_is_rated_as_the_whole_choice() {
    let mut compared = 0;
    at_each_decision(&Setup::solo(), 20, "hard", |state, at, _, chance| {
        if at.view().question != Some(Question::Prophecy) {
            return;
        }
        let mut adviser = Expert::default();
        let best = adviser.advise(at, &mut chance.clone(), &mut |done| done < 400).swap_remove(0);
        let Some((last, before)) = best.then.split_last() else { return };
        let mut after = *state;
        for action in std::iter::once(&best.action).chain(before) {
            after.apply(*action, &mut Silent(chance.clone()));
        }
        let at = Perspective::of_decider(&after).expect("cards are left to put back");
        let found = adviser.advise(at, &mut chance.clone(), &mut |_| false).swap_remove(0);
        assert_eq!((found.action, found.worth, found.error), (*last, best.worth, best.error));
        compared += 1;
    });
    assert!(compared > 3, "{compared}");
}

fn afterstates(view: &View, at: Perspective<'_, State>) -> Vec<(Action, Afterstate)> {
    let mut all = Vec::new();
    for_each_afterstate(view, &at.legal(), |action, after| all.push((action, after))).expect("the base game");
    all
}

#[test]
fn every_legal_action_leads_to_an_afterstate_and_no_other_does() {
    at_each_decision(&Setup::solo(), 200, "normal", |_, at, _, _| {
        let all = afterstates(&at.view(), at);
        for action in at.legal().iter() {
            assert!(all.iter().any(|(other, _)| *other == action), "{action} leads nowhere");
        }
        assert!(all.iter().all(|(action, _)| at.legal().contains(*action)));
    });
}

/// What comes of an action can be told from one of its afterstates: nothing is won or lost but by the rules.
#[test]
fn games_go_on_from_the_afterstates() {
    let mut bot = bot("normal");
    let (mut won, mut lost, mut went_on) = (0, 0, 0);
    for game in 0..300 {
        let mut choices = Seed::quick_from(!game);
        let mut table = Silent(Seed::quick_from(game));
        let mut state = State::start(&Setup::solo(), &mut table);
        while let Some(at) = Perspective::of_decider(&state) {
            let action = if choices.pick(4) == 0 {
                at.legal().nth(choices.pick(at.legal().len())).expect("below their number")
            } else {
                bot.choose(at, &mut choices)
            };
            let mut all = afterstates(&at.view(), at);
            all.retain(|(other, _)| *other == action);
            state.apply(action, &mut table);
            let is_won = state.outcome().is_some_and(|outcome| outcome.is_win());
            if is_won {
                assert!(all.iter().any(|(_, after)| *after == Afterstate::Won));
                won += 1;
                break;
            }
            let Some(now) = Perspective::of_decider(&state).map(|at| at.view()) else { break };
            if now.unwinnable {
                assert!(all.iter().any(|(_, after)| *after == Afterstate::Lost));
                lost += 1;
                break;
            }
            if matches!(now.question, Some(Question::Search { .. } | Question::Arrange)) {
                continue;
            }
            assert!(all.iter().any(|(_, after)| could_become(after, &now)), "{action}: {all:?}\n{now:?}");
            went_on += 1;
        }
    }
    assert!(won > 5 && lost > 5 && went_on > 5_000, "{won} won, {lost} lost, {went_on} went on");
}

/// Whether chance could have made this of an afterstate, as far as doors, row and cards in the game tell.
fn could_become(after: &Afterstate, now: &View) -> bool {
    let Afterstate::Open(before) = after else { return false };
    let now_is = Situation::of(now).expect("the base game");
    let same_doors = before.doors == now_is.doors;
    let same_row = (before.last, before.run) == (now_is.last, now_is.run);
    let drawn = before.deck.len() + before.limbo.len() >= now_is.deck.len() + now_is.limbo.len();
    same_doors && same_row && drawn
}

/// Calls `visit` with every open afterstate of so many games.
fn at_each_open_afterstate(games: u64, mut visit: impl FnMut(&Situation)) {
    at_each_decision(&Setup::solo(), games, "normal", |_, at, _, _| {
        for (_, after) in afterstates(&at.view(), at) {
            if let Afterstate::Open(situation) = after {
                visit(&situation);
            }
        }
    });
}

#[test]
fn features_are_rows_of_the_net_and_most_of_them_are_used() {
    let mut seen = vec![false; features::ROWS];
    at_each_open_afterstate(300, |situation| {
        features::active(situation).iter().for_each(|row| seen[row] = true);
    });
    let used = seen.iter().filter(|&&seen| seen).count();
    assert!(used * 2 > features::ROWS, "{used} of {} rows are ever used", features::ROWS);
}

/// What no longer matters: the order of the hand, and what was laid and discarded before.
fn without_a_past(view: &View) -> View {
    let mut forgetful = *view;
    forgetful.hands[0].reverse();
    let last = view.rows[0].cards.last().copied();
    forgetful.rows[0].cards = last.into_iter().collect();
    forgetful.discard = Bag::EMPTY;
    forgetful.turn += 1;
    forgetful
}

#[test]
fn features_do_not_depend_on_how_a_situation_came_about() {
    let mut compared = 0;
    at_each_decision(&Setup::solo(), 100, "normal", |_, at, _, _| {
        let view = at.view();
        let forgetful = without_a_past(&view);
        compared += u32::from(forgetful.hands != view.hands && forgetful.rows != view.rows);
        let rows = |view: &View| {
            let open = afterstates(view, at).into_iter().map(|(action, after)| match after {
                Afterstate::Open(situation) => (action, Some(features::active(&situation))),
                Afterstate::Won | Afterstate::Lost => (action, None),
            });
            open.collect::<Vec<_>>()
        };
        assert_eq!(rows(&view), rows(&forgetful));
    });
    assert!(compared > 1_000, "{compared}");
}

/// The same with the colours changed round: red becomes blue, blue green, and so on. None if a colour has not so many cards.
fn recoloured(situation: &Situation) -> Option<Situation> {
    let next = |colour: Colour| Colour::ALL[(colour as usize + 1) % Colour::ALL.len()];
    let card = |card: Card| match card.face() {
        Face::Room(room) => Card::room(next(room.colour), room.symbol),
        Face::Door(colour) => Card::door(next(colour)),
        Face::Nightmare | Face::Tower(_) | Face::HappyDream => card,
    };
    let bag = |bag: &Bag| {
        let mut other = Bag::EMPTY;
        for kind in Card::all() {
            if bag.count(kind) > u32::from(card(kind).copies()) {
                return None;
            }
            (0..bag.count(kind)).for_each(|_| other.add(card(kind)));
        }
        Some(other)
    };
    let mut doors = situation.doors;
    doors.rotate_right(1);
    Some(Situation {
        hand: bag(&situation.hand)?,
        last: situation.last.map(card),
        doors,
        deck: bag(&situation.deck)?,
        top: situation.top.iter().map(|&known| card(known)).collect(),
        limbo: bag(&situation.limbo)?,
        ..*situation
    })
}

#[test]
fn colours_are_alike_to_the_net() {
    let mut compared = 0;
    at_each_open_afterstate(50, |situation| {
        let rows = |situation: &Situation| {
            let mut rows: Vec<_> = features::active(situation).iter().collect();
            rows.sort_unstable();
            rows
        };
        let Some(other) = recoloured(situation) else { return };
        assert_ne!(other, *situation);
        assert_eq!(rows(&other), rows(situation));
        compared += 1;
    });
    assert!(compared > 1_000, "{compared}");
}

#[test]
fn features_of_another_order_are_those_made_anew() {
    let mut compared = 0;
    at_each_open_afterstate(300, |situation| {
        let mut other = *situation;
        other.top.reverse();
        if other == *situation {
            return;
        }
        let mut rows: Active = features::active(situation);
        features::reordered(&other, &mut rows);
        assert_eq!(rows, features::active(&other));
        compared += 1;
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn the_nets_built_in_are_whole_and_say_where_they_come_from() {
    let header = WIDE_NET.header().expect("a net built in");
    assert!(header.command.starts_with("wide.py"), "{}", header.command);
    assert!(header.figures.contains("deals each"), "{}", header.figures);
    let header = SOLO_NET.header().expect("a net built in");
    assert!(header.command.starts_with("onirim.py"), "{}", header.command);
    assert!(header.figures.contains("normal deals"), "{}", header.figures);
    for net in <State as Roster>::nets() {
        let path = format!("{}/nets/{}", env!("CARGO_MANIFEST_DIR"), net.name());
        assert!(std::fs::metadata(path).expect("a file").len() <= 850_000);
    }
}

/// Rounding the first layer to a byte a weight moves no weight by more than half a step of its row.
#[test]
fn a_net_written_and_read_again_is_nearly_the_same() {
    let mut chance = Seed::quick_from(6);
    let mut random = || chance.pick(1 << 20) as f32 / (1 << 19) as f32 - 1.0;
    let mut net = Net::zero(features::ROWS);
    net.rows.iter_mut().flatten().for_each(|weight| *weight = random());
    net.rest_mut().for_each(|weight| *weight = random() / 4.0);
    let header = Header { features: base_features(), command: String::new(), figures: String::new() };
    let (_, read) = Net::from_bytes(&net.to_bytes(&header), &header.features, features::ROWS).expect("a net");
    for (row, rounded) in net.rows.iter().zip(&read.rows) {
        let largest = row.iter().fold(0.0_f32, |most, weight| most.max(weight.abs()));
        assert!(row.iter().zip(rounded).all(|(one, other)| (one - other).abs() <= largest / 253.0));
    }
    assert!(net.rest().eq(read.rest()));
    let (mut furthest, mut decisions) = (0.0_f32, 0);
    at_each_decision(&Setup::solo(), 20, "normal", |_, at, _, _| {
        let (view, legal) = (at.view(), at.legal());
        let choice = best(&net, &view, &legal).expect("the base game");
        if choice.log_odds.is_finite() {
            furthest = furthest
                .max((choice.log_odds - AfterstateEvaluator::new(&read).log_odds(&choice.after)).abs());
            decisions += 1;
        }
    });
    assert!(decisions > 400 && furthest < 0.3, "{furthest}");
}

#[test]
fn a_damaged_net_is_refused() {
    let header = Header { features: base_features(), command: String::new(), figures: String::new() };
    let bytes = Net::zero(features::ROWS).to_bytes(&header);
    let read =
        |bytes: &[u8], features: &str, rows| Net::from_bytes(bytes, features, rows).map(|(header, _)| header);
    assert_eq!(read(&bytes, &header.features, features::ROWS), Ok(header.clone()));
    let mut other = bytes.clone();
    other[5_000] ^= 1;
    assert_eq!(read(&other, &header.features, features::ROWS), Err(NetError::Damaged));
    assert_eq!(read(&bytes[..9_000], &header.features, features::ROWS), Err(NetError::Damaged));
    assert_eq!(read(b"dedale-net 9\n\n12345678", "x 1", 1), Err(NetError::Unknown));
    assert_eq!(read(&bytes, &header.features, 7), Err(NetError::Shape));
    let wrong = read(&bytes, "onirim-wide 0", features::ROWS);
    assert!(matches!(wrong, Err(NetError::Features { .. })));
}

#[test]
fn a_damaged_policy_value_network_is_refused_wherever_it_is_damaged() {
    let path = format!("{}/nets/onirim-solo.net", env!("CARGO_MANIFEST_DIR"));
    let bytes = std::fs::read(path).expect("a file");
    assert_eq!(
        solo::read(&bytes).map(|(header, _)| header).as_ref(),
        Ok(SOLO_NET.header().expect("built in"))
    );
    for at in (0..bytes.len()).step_by(9_973) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(solo::read(&damaged).is_err(), "byte {at}");
        assert!(solo::read(&bytes[..at]).is_err(), "cut at {at}");
    }
    assert!(matches!(wide::read(&bytes), Err(NetError::Features { .. })));
}

/// Alone, the cards whose place is not known may lie in any order: neither the net nor the search it guides looks at it.
#[test]
fn the_net_of_a_lone_dreamer_says_the_same_in_every_world_that_looks_alike() {
    let mut compared = 0;
    at_each_decision(&Setup::solo(), 20, "hard", |_, at, action, chance| {
        let view = at.view();
        let mut priors = [Vec::new(), Vec::new()];
        let chances = priors.each_mut().map(|priors| {
            let world = State::sample(&view, chance);
            let at = Perspective::of_decider(&world).expect("the same question");
            assert_eq!(bot("hard").choose(at, chance), action);
            solo::judge(SOLO_NET.net(), &world, &world.legal(), priors).to_bits()
        });
        assert_eq!((chances[0], &priors[0]), (chances[1], &priors[1]));
        let sum: f32 = priors[0].iter().sum();
        assert!((sum - 1.0).abs() < 1e-5);
        compared += 1;
    });
    assert!(compared > 500, "{compared}");
}

#[test]
fn without_a_simulation_the_expert_prefers_what_hard_does() {
    at_each_decision(&Setup::solo(), 5, "hard", |_, at, action, chance| {
        if !at.view().unwinnable {
            let advice = Expert::default().advise(at, chance, &mut |_| false);
            assert_eq!(advice[0].action, action);
        }
    });
}

#[test]
fn a_door_that_can_be_won_now_is_won() {
    let mut offered = 0;
    at_each_decision(&Setup::solo(), 300, "hard", |_, at, action, _| {
        let view = at.view();
        if matches!(view.question, Some(Question::Door { .. } | Question::Search { .. }))
            && view.doors[0].count() == 7
        {
            let wins = afterstates(&view, at).into_iter().filter(|(_, after)| *after == Afterstate::Won);
            let wins: Vec<_> = wins.map(|(action, _)| action).collect();
            offered += wins.len();
            assert!(wins.is_empty() || wins.contains(&action));
        }
    });
    assert!(offered > 10);
}
