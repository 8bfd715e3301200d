//! What lies under face-down tiles (LA-H1): who sees it, and that it makes no difference to who does not.

use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::Disturb as _;
use dedale_core::{
    Action as _, Chance as _, Legal as _, Match, Observer, Positions as _, Recorder, Rules as _, Seat,
    Secrets as _, Setup as _, Silent, told_again,
};
use dedale_labyrinth::{Action, Question, Recollection, Seen, SeenEvent, Setup, State};
use serde_json::json;

use crate::scene::{Scene, cell};

#[test]
fn la_h1_face_down_tiles_are_blank_in_the_views_of_players_and_spectators() {
    let game = Scene::duo().tiles("1.1 down junction skull, 3.3 NW potion").begin();
    for observer in ["1", "2", "spectator"] {
        assert_eq!(game.view(observer).board.seen(cell("1.1")), Seen::Blank);
        assert_eq!(game.wire(observer)["board"]["rows"][1][1], json!({ "down": true }));
        assert_eq!(game.wire(observer)["board"]["rows"][3][3], json!({ "open": "NW", "thing": "potion" }));
        assert_eq!(game.view(observer).board.cell_of(dedale_labyrinth::Treasure::Skull.thing()), None);
    }
}

#[test]
fn la_h1_whoever_knows_everything_sees_what_lies_under_them() {
    let game = Scene::duo().tiles("1.1 down junction skull").begin();
    let known = json!({ "down": true, "shape": "junction", "thing": "skull" });
    assert_eq!(game.wire("all")["board"]["rows"][1][1], known);
}

#[test]
fn la_h1_with_memory_aid_everybody_sees_what_lies_under_them() {
    let game = Scene::of("players=2 memory=aid").tiles("1.1 down junction skull").begin();
    let known = json!({ "down": true, "shape": "junction", "thing": "skull" });
    for observer in ["1", "2", "spectator", "all"] {
        assert_eq!(game.wire(observer)["board"]["rows"][1][1], known);
    }
}

#[test]
fn la_h1_everybody_sees_which_tiles_are_turned_down_pushed_in_and_turned_up() {
    let told = |text: &str, event: &str| assert!(text.contains(event), "{event} is not in {text}");
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator] {
        let seen = |game: &crate::scene::Play| {
            let events = game.events().iter().filter_map(|event| game.state.seen(event, observer));
            serde_json::to_string(&events.collect::<Vec<_>>()).expect("JSON")
        };
        let mut game = Scene::duo().spare("corner star").tiles("1.2 ESW skull, 3.3 NW potion").begin();
        game.end("skull+potion");
        told(&seen(&game), r#"{"event":"turned-down","cell":"1.2","shape":"junction","thing":"skull"}"#);
        game.end("N1");
        told(&seen(&game), r#"{"event":"pushed-down","arrow":"N1","shape":"corner","thing":"star"}"#);
        let mut game = Scene::duo().tiles("0.1 down straight sun").begin();
        game.play("move 0.1").play("turn-up");
        told(&seen(&game), r#"{"event":"turned-up","seat":1,"cell":"0.1","shape":"straight","thing":"sun"}"#);
    }
}

#[test]
fn la_h1_what_is_left_of_both_decks_is_seen_without_an_order() {
    let mut game = Scene::duo().begin();
    for next in ["W5", "skull+potion", "N1"] {
        game.end(next);
        let (view, deck) = (game.wire("2"), *game.state.setup().deck());
        let left = game.position().pages_left;
        let sorted: Vec<_> = deck.pages().iter().filter(|page| left.contains(page)).collect();
        assert_eq!(view["pages_left"], json!(sorted));
        let mut cards = game.position().treasure_deck;
        cards.sort();
        assert_eq!(view["to_draw"], json!(cards));
    }
}

/// A player that walks onto face-down tiles and turns them up more often than chance would.
fn choice(state: &State, chance: &mut Quick) -> Option<Action> {
    let legal = state.legal();
    if legal.is_empty() {
        return None;
    }
    let any = legal.nth(chance.pick(legal.len()));
    let down = state.view(Observer::Omniscient).board.down();
    let onto = |action: &Action| matches!(action, Action::Move(to) if down.contains(*to));
    if chance.pick(2) == 0 { legal.iter().find(onto).or(any) } else { any }
}

fn setups() -> impl Iterator<Item = Setup> {
    let texts = [
        "players=2",
        "players=3 level=standard layout=all-loose deck=8-8-8",
        "players=4 level=expert spells=chosen help=deck-empty deck=12-6-6",
        "players=2 level=standard spells=chosen layout=all-loose",
    ];
    texts.into_iter().map(|text| Setup::from_text(text).expect(text))
}

/// Random games, each decision shown.
fn play(setup: &Setup, seed: u64, mut look: impl FnMut(&State, &mut Quick)) {
    let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
    let mut state = State::start(setup, &mut effects);
    loop {
        look(&state, &mut player);
        let Some(action) = choice(&state, &mut player) else { return };
        state.apply(action, &mut effects);
    }
}

#[test]
fn la_h1_disturbing_what_is_hidden_changes_neither_views_nor_choices_nor_refusals() {
    let mut disturbed = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        play(&setup, seed, |state, chance| {
            let me = Observer::Seat(state.decider().unwrap_or(Seat::new(0)));
            let mut other = *state;
            if !other.disturb(me, chance) {
                return;
            }
            disturbed += 1;
            for observer in [me, Observer::Spectator] {
                let [one, two] = [state, &other].map(|state| json!(state.view(observer)).to_string());
                assert_eq!(one, two);
            }
            assert_eq!((state.question(), state.legal()), (other.question(), other.legal()));
            for action in Action::all() {
                assert_eq!(state.explain(action), other.explain(action), "{action}");
            }
        });
    }
    assert!(disturbed > 1_000, "only {disturbed} positions had something to hide");
}

/// Whether what is hidden shows in this event because the rules say so.
fn reveals(event: &SeenEvent) -> bool {
    matches!(event, SeenEvent::TurnedUp { .. })
}

#[test]
fn la_h1_disturbing_what_is_hidden_changes_only_events_that_turn_a_tile_up() {
    let mut compared = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..12).map(move |seed| (setup, seed))) {
        play(&setup, seed, |state, chance| {
            let Some(seat) = state.decider() else { return };
            let mut other = *state;
            if state.question() == Some(Question::Orient) || !other.disturb(Observer::Seat(seat), chance) {
                return;
            }
            let legal = state.legal();
            let action = legal.nth(chance.pick(legal.len())).expect("below their number");
            let [one, two] = [*state, other].map(|mut state| {
                let mut effects = Recorder::new(Seed::quick_from(seed));
                state.apply(action, &mut effects);
                let events =
                    effects.events.iter().filter_map(|event| state.seen(event, Observer::Seat(seat)));
                let told: Vec<_> = events.filter(|event| !reveals(event)).collect();
                (
                    serde_json::to_string(&told).expect("JSON"),
                    effects.picks,
                    state.question(),
                    state.decider(),
                )
            });
            assert_eq!(one, two, "{action}");
            compared += 1;
        });
    }
    assert!(compared > 1_000, "only {compared} positions had something to hide");
}

#[test]
fn la_h1_how_many_decisions_there_are_does_not_depend_on_what_is_hidden() {
    for tile in ["straight", "straight sun", "corner", "corner potion", "junction skull"] {
        let scene = Scene::duo().tiles(&format!("0.1 down {tile}")).hand(crate::scene::RED, "urn key");
        let mut game = scene.begin();
        game.play("move 0.1").asks(Question::TurnUp).play("turn-up").asks(Question::Orient);
        let first = game.state.legal().nth(0).expect("an orientation").to_string();
        game.play(&first).asks(Question::Turn);
    }
}

#[test]
fn la_h1_who_saw_everything_happen_remembers_every_face_down_tile() {
    let mut remembered = 0;
    for (setup, seed) in setups().flat_map(|setup| (0..40).map(move |seed| (setup, seed))) {
        let (mut player, mut effects) = (Seed::quick_from(!seed), Recorder::new(Seed::quick_from(seed)));
        let mut state = State::start(&setup, &mut effects);
        let (mut memory, mut heard) = (Recollection::default(), 0);
        loop {
            effects.events[heard..].iter().for_each(|event| memory.hear(event));
            heard = effects.events.len();
            let recalled = memory.recall(&state.view(Observer::Spectator));
            let truth = state.view(Observer::Omniscient).board;
            assert_eq!(recalled.board, truth);
            remembered += truth.down().iter().count();
            let Some(action) = choice(&state, &mut player) else { break };
            state.apply(action, &mut effects);
        }
    }
    assert!(remembered > 10_000, "{remembered} face-down tiles");
}

#[test]
fn la_h1_who_joins_late_remembers_nothing_and_imagines_what_may_lie_there() {
    let game = Scene::duo().tiles("1.1 down junction skull, 3.3 down corner potion").begin();
    let view = game.view("spectator");
    assert_eq!(Recollection::default().recall(&view), view);
    let imagined =
        |seed| State::sample(&view, &mut Seed::quick_from(seed)).position().board[1][1].to_string();
    let tiles: std::collections::BTreeSet<_> = (0..20).map(imagined).collect();
    assert_eq!(tiles.into_iter().collect::<Vec<_>>(), ["down corner potion", "down junction skull"]);
}

/// A match in which both players only end their turns.
fn ended_turns(setup: &str, turns: usize) -> Match<State> {
    let mut game = Match::new(&Setup::from_text(setup).expect(setup), Seed::Quick(1));
    (0..turns).for_each(|_| game.act(Action::End).expect("a turn may be ended"));
    game
}

fn told(game: &Match<State>, observer: Observer) -> Vec<SeenEvent> {
    game.told_since(0, observer).collect()
}

/// Whether an event says what lies where.
fn tells_a_place(event: &SeenEvent) -> bool {
    let event = json!(event);
    ["cell", "from", "to", "one", "other", "arrow"].iter().any(|field| event.get(field).is_some())
}

#[test]
fn la_h1_of_earlier_turns_nothing_is_told_again_of_what_lies_where() {
    let game = ended_turns("players=2", 12);
    let starts = |event: &SeenEvent| matches!(event, SeenEvent::TurnBegan { .. });
    for observer in [Observer::Seat(Seat::new(0)), Observer::Seat(Seat::new(1)), Observer::Spectator] {
        let told = told(&game, observer);
        let now = told.iter().rposition(starts).expect("turns");
        assert!(!told[..now].iter().any(tells_a_place), "{:?}", &told[..now]);
        assert_eq!(told.iter().filter(|event| starts(event)).count(), 13);
        let whole: Vec<_> = game.events().iter().skip_while(|event| **event != told[now]).copied().collect();
        assert_eq!(told[now..], whole, "the turn under way is told as it was");
    }
    assert_eq!(told(&game, Observer::Omniscient), game.events());
    assert!(game.events().iter().any(tells_a_place));
}

#[test]
fn la_h1_step_by_step_no_more_is_told_than_at_once() {
    let game = ended_turns("players=3 level=expert", 9);
    let seat = Observer::Seat(Seat::new(1));
    let steps: Vec<_> = (0..=game.step()).flat_map(|step| game.told_of(step, seat)).collect();
    assert_eq!(steps, told(&game, seat));
    assert!(steps.len() < game.events().len());
}

#[test]
fn la_h1_what_happens_is_told_in_full_when_it_happens() {
    let mut game = ended_turns("players=2", 0);
    assert_eq!(told(&game, Observer::Spectator), game.events());
    for _ in 0..10 {
        game.act(Action::End).expect("a turn may be ended");
        let step: Vec<_> = game.told_of(game.step(), Observer::Spectator).collect();
        assert_eq!(step, game.events_of(game.step()));
    }
}

#[test]
fn la_h1_with_memory_aid_and_when_the_game_is_over_all_is_told() {
    let aided = ended_turns("players=2 memory=aid", 12);
    assert_eq!(told(&aided, Observer::Spectator), aided.events());
    let lost = ended_turns("players=2", 24);
    assert!(lost.outcome().is_some());
    assert_eq!(told(&lost, Observer::Spectator), lost.events());
    let mut conceded = ended_turns("players=2", 12);
    conceded.concede(Seat::new(0)).expect("the game goes on");
    assert_eq!(told(&conceded, Observer::Spectator), conceded.events());
}

#[test]
fn la_h1_a_client_that_saw_all_keeps_what_the_table_would_tell_again() {
    let game = ended_turns("players=2", 7);
    let mut kept = game.events().to_vec();
    told_again::<State>(game.setup(), &mut kept);
    assert_eq!(kept, told(&game, Observer::Spectator));
}
