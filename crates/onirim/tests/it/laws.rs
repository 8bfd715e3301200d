use dedale_core::chance::Seed;
use dedale_core::laws::{self, Rigour};
use dedale_onirim::{Action, Communication, Setup, State};

#[test]
fn actions_have_one_name() {
    laws::actions_have_one_name::<Action>();
}

#[test]
fn records_replay_in_all_72_configurations() {
    for communication in [Communication::Open, Communication::Silent] {
        for (seed, setup) in (0..).zip(Setup::all(communication)) {
            laws::replays_alike::<State>(&setup, Seed::Quick(seed));
        }
    }
    laws::replays_alike::<State>(&Setup::solo(), Seed::Sealed([3; 32]));
}

/// Random games in all configurations, every law at every step of some and at some steps of all.
#[test]
fn all_72_configurations_obey_the_laws() {
    let mut disturbed = 0;
    for communication in [Communication::Open, Communication::Silent] {
        for (series, setup) in (0..).zip(Setup::all(communication)) {
            for game in 0..20 {
                let seed = series * 1_000_000 + game;
                let played = laws::play_by_the_laws::<State>(
                    &setup,
                    seed,
                    Rigour { every: if game == 0 { 1 } else { 13 } },
                );
                disturbed += played.disturbed;
                assert!(played.turns <= 70, "{setup:?}, seed {seed}");
            }
        }
    }
    assert!(disturbed > 1_000, "the silent games have secrets to disturb");
}
