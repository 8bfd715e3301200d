use dedale_core::{Observer, Seat};
use dedale_games::{GameId, Problem};

use crate::played_game;

const FIRST: Observer = Observer::Seat(Seat::new(0));

#[test]
fn every_setup_of_a_row_has_tensors_of_its_spec() {
    for game in GameId::ALL {
        for text in game.row().bench {
            let setup = game.setup_of_text(text).expect("a setup");
            let spec = setup.observation_spec();
            let options: Vec<_> = text.split(' ').filter_map(|option| option.split_once('=')).collect();
            assert_eq!(game.observation_spec(options.iter().copied()), Ok(spec.clone()));
            let playing = played_game(game, &options, 1, 7);
            let tensor = playing.examined().observation(FIRST).expect("a seat of the table");
            assert_eq!(tensor.len(), spec.size(), "{game}: {text}");
            assert_eq!(playing.examined().observation_spec(), spec);
            assert!(spec.parts(&tensor).any(|(plane, part)| plane.name == "question" && part.contains(&1)));
        }
    }
}

#[test]
fn planes_of_all_games_are_described_in_a_sentence() {
    for game in GameId::ALL {
        for text in game.row().bench {
            for plane in game.observation_spec_of_text(text).expect("a setup").planes {
                let name = plane.name;
                assert!(name.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-'), "{name}");
                let about = plane.about;
                assert!(about.starts_with(char::is_uppercase) && about.ends_with('.'), "{name}: {about}");
            }
        }
    }
}

#[test]
fn the_mask_is_told_to_whom_the_choices_are_told() {
    for game in GameId::ALL {
        let any = played_game(game, &[("players", "2")], 3, 5);
        let playing = any.examined();
        let decider = playing.decider().expect("not over");
        let mask = playing.mask(Observer::Seat(decider)).expect("a seat of the table");
        assert_eq!(mask.len(), game.actions());
        let ones = mask.iter().map(|&bit| usize::from(bit)).sum::<usize>();
        assert_eq!(ones, playing.legal().len());
        assert_eq!(playing.mask(Observer::Omniscient), Ok(mask));
        for other in [Observer::Seat(decider.next(2)), Observer::Spectator] {
            let mask = playing.mask(other).expect("somebody at the table");
            assert!(mask.iter().all(|&bit| bit == 0), "{game}: {other}");
        }
    }
}

#[test]
fn who_gave_up_has_a_tensor_and_no_choice() {
    let mut any = played_game(GameId::Onirim, &[], 3, 5);
    any.playing_mut().concede(Seat::new(0)).expect("it is not over");
    assert!(any.examined().observation(FIRST).is_ok());
    assert!(any.examined().mask(FIRST).expect("a seat").iter().all(|&bit| bit == 0));
}

#[test]
fn who_does_not_sit_at_the_table_gets_nothing() {
    let any = played_game(GameId::Onirim, &[], 3, 5);
    let nobody = Observer::Seat(Seat::new(1));
    let problem = Problem::NoSuchSeat(Seat::new(1));
    assert_eq!(any.examined().observation(nobody), Err(problem.clone()));
    assert_eq!(any.examined().mask(nobody), Err(problem));
}
