use dedale_core::chance::Seed;
use dedale_core::laws::Disturb as _;
use dedale_core::{Match, Observe as _, Observer, Rules, Silent};
use dedale_onirim::{Action, Setup, State};

use super::*;

fn sized(inputs: usize, outputs: usize, seed: u32) -> Layer {
    let mut noise = seed;
    let mut number = || {
        noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (noise >> 8) as f32 / (1 << 24) as f32 - 0.5
    };
    let weights: Vec<f32> = (0..inputs * outputs).map(|_| number()).collect();
    let biases: Vec<f32> = (0..outputs).map(|_| number()).collect();
    Layer::new(inputs, &weights, &biases).expect("a layer")
}

fn inputs(setup: &Setup) -> usize {
    State::observation_spec(setup).size()
}

/// Somebody hides something: the cards of the other hand.
fn silent() -> Setup {
    Setup::from_options([("players", "2"), ("communication", "silent")]).expect("a setup")
}

fn net() -> PolicyNet {
    net_for(Setup::solo())
}

fn net_for(setup: Setup) -> PolicyNet {
    let layers = vec![sized(inputs(&setup), 24, 1), sized(24, 16, 2), sized(16, Action::COUNT, 3)];
    PolicyNet::new::<State>(&setup, layers).expect("a net")
}

fn chosen(net: &PolicyNet, state: &State) -> Option<Action> {
    let mut policy = Policy::new::<State>(Arc::new(net.clone()), &state.setup()).expect("a policy");
    Perspective::of_decider(state).map(|at| policy.choose(at, &mut Seed::quick_from(1)))
}

#[test]
fn a_layer_sums_its_weighted_inputs_and_its_bias() {
    let layer = Layer::new(2, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &[0.5, 0.0, -1.0]).expect("a layer");
    let mut outputs = Vec::new();
    layer.apply(&[10.0, 100.0], &mut outputs);
    assert_eq!(outputs, [210.5, 430.0, 649.0]);
    assert_eq!(layer.rows().collect::<Vec<_>>(), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);
}

#[test]
fn a_policy_takes_the_legal_action_that_its_last_biases_like_best() {
    let setup = Setup::solo();
    let game = Match::<State>::new(&setup, Seed::Quick(3));
    for liked in game.state().legal().iter() {
        let mut biases = vec![0.0; Action::COUNT];
        biases[liked.index()] = 1.0;
        let weights = vec![0.0; inputs(&setup) * Action::COUNT];
        let layer = Layer::new(inputs(&setup), &weights, &biases).expect("a layer");
        let net = PolicyNet::new::<State>(&setup, vec![layer]).expect("a net");
        assert_eq!(chosen(&net, game.state()), Some(liked));
    }
}

#[test]
fn a_policy_does_not_depend_on_hidden_cards() {
    let (net, mut chance) = (net_for(silent()), Seed::quick_from(5));
    let mut effects = Silent(Seed::quick_from(4));
    let mut state = State::start(&silent(), &mut effects);
    let mut disturbed = 0;
    while let Some(action) = chosen(&net, &state) {
        let mut other = state;
        let decider = state.decider().expect("somebody is asked");
        disturbed += u32::from(other.disturb(Observer::Seat(decider), &mut chance));
        assert_eq!(chosen(&net, &other), Some(action));
        state.apply(action, &mut effects);
    }
    assert!(disturbed > 20);
}

#[test]
fn a_net_is_read_as_it_was_written() {
    let mut net = net();
    net.command = "train it".to_owned();
    net.figures = "87 %\nof 2000".to_owned();
    let bytes = net.to_bytes();
    assert!(PolicyNet::is_one(&bytes));
    let read = PolicyNet::from_bytes(&bytes).expect("a net");
    assert_eq!((&*read.figures, &*read.command), ("87 % of 2000", "train it"));
    net.figures.clone_from(&read.figures);
    assert_eq!(read, net);
}

#[test]
fn a_damaged_net_is_refused_wherever_it_is_damaged() {
    let bytes = net().to_bytes();
    for at in (0..bytes.len()).step_by(997) {
        let mut damaged = bytes.clone();
        damaged[at] ^= 1;
        assert!(PolicyNet::from_bytes(&damaged).is_err(), "byte {at}");
        assert!(PolicyNet::from_bytes(&bytes[..at]).is_err(), "cut at {at}");
    }
}

#[test]
fn layers_that_do_not_fit_are_refused_with_a_code() {
    let (setup, size) = (Setup::solo(), inputs(&Setup::solo()));
    let refused = |layers| PolicyNet::new::<State>(&setup, layers).expect_err("no net").code();
    assert_eq!(refused(vec![]), "policy-shape");
    assert_eq!(refused(vec![sized(size + 1, Action::COUNT, 1)]), "policy-shape");
    assert_eq!(refused(vec![sized(size, 3, 1), sized(4, Action::COUNT, 1)]), "policy-shape");
    assert_eq!(refused(vec![sized(size, Action::COUNT - 1, 1)]), "policy-shape");
    assert_eq!(Layer::new(2, &[1.0], &[0.0]).expect_err("no layer").code(), "policy-shape");
    assert_eq!(Layer::new(1, &[f32::NAN], &[0.0]).expect_err("no layer").code(), "policy-not-finite");
}

#[test]
fn a_net_for_another_game_or_other_planes_is_refused_with_both_names() {
    let net = Arc::new(net());
    let towers = Setup::from_options([("towers", "normal")]).expect("a setup");
    let error = Policy::new::<State>(net.clone(), &towers).expect_err("other planes");
    assert_eq!(error.code(), "policy-other-setup");
    assert!(error.to_string().contains("towers=normal"), "{error}");
    let error = Policy::new::<dedale_labyrinth::State>(net, &dedale_labyrinth::Setup::default());
    assert_eq!(error.expect_err("another game").code(), "policy-other-game");
}
