//! Defaults that changed with a version of the rules.

use dedale_core::{Rules, Setup as _};
use dedale_games::{GameId, with_game};

#[test]
fn a_former_default_is_a_value_of_its_option_and_changed_with_a_version_of_the_rules() {
    for game in GameId::ALL {
        with_game!(game, G => {
            let mut newest = u32::MAX;
            for former in <G as Rules>::Setup::FORMER_DEFAULTS {
                let spec = <G as Rules>::Setup::OPTIONS.iter().find(|spec| spec.id == former.option);
                let spec = spec.expect("an option of the game");
                assert!(spec.values.contains(&former.value), "{game}: {}", former.value);
                assert!((2..=G::VERSION).contains(&former.before), "{game}: {}", former.before);
                assert!(former.before <= newest, "{game}: the newest is not the first");
                newest = former.before;
            }
        });
    }
}

#[test]
fn the_rules_that_can_be_played_end_with_todays() {
    for game in GameId::ALL {
        let rules = game.playable_rules();
        assert!(*rules.start() >= 1 && rules.contains(&game.info().rules), "{game}: {rules:?}");
        assert!(!rules.contains(&(game.info().rules + 1)), "{game}: {rules:?}");
    }
}

#[test]
fn the_text_of_a_setup_means_what_it_meant_under_its_rules() {
    let meant = |rules| GameId::Mondes.setup_of_text_under(rules, "players=2").expect("a setup").text;
    assert_eq!([1, 2, 3].map(meant), ["players=2 cards=standard", "players=2 cards=standard", "players=2"]);
    assert!(GameId::Mondes.has_former_defaults());
}
