use dedale_core::{Observer, Seat, Secrets as _};
use dedale_onirim::{Action, Event, Origin, Room, SeenEvent, Setup, State};

use super::{CalibrationTrials, Notes, Studied};

impl Studied for State {
    const QUICK: &'static [&'static str] = &["easy", "normal", "hard"];
    const CALIBRATION: CalibrationTrials = CalibrationTrials {
        stumbles: 50,
        players: None,
        simulations: 1_000,
        one_in: 1,
        setups: &[
            ("players=1", 1),
            ("book=normal", 1),
            ("towers=normal", 1),
            ("premonitions=4", 1),
            ("players=2", 1),
        ],
    };

    /// The action and its symbol, without colour: the colours are alike. Picking cards before the first turn is not a move.
    fn opening(action: Action) -> Option<String> {
        let room = |verb: &str, room: Room| format!("{verb} {}", room.symbol);
        match action {
            Action::Take(_) => None,
            Action::Play(_, played) => Some(room("play", played)),
            Action::Discard(_, card) => Some(match (card.as_room(), card.as_tower()) {
                (Some(discarded), _) => room("discard", discarded),
                (None, Some(_)) => "discard tower".to_owned(),
                (None, None) => format!("discard {card}"),
            }),
            Action::PlayTower(..) => Some("play tower".to_owned()),
            other => Some(super::verb(&other.to_string()).to_owned()),
        }
    }

    /// Doors, and with towers those that may make a wall.
    fn progress(&self) -> u32 {
        let view = self.view(Observer::Omniscient);
        let doors: u32 = view.doors.iter().map(|doors| u32::from(doors.count())).sum();
        4 * doors + view.towers.map_or(0, |towers| towers.len().min(4) as u32)
    }

    fn note(_: &Setup, event: &SeenEvent, notes: &mut Notes) {
        let everybody = Seat::new(0);
        match *event {
            Event::Played { seat, card, .. } | Event::TowerPlayed { seat, card, .. } => {
                notes.used("card-played", &card.to_string(), seat);
            }
            Event::Discarded { seat, from: Origin::Own | Origin::Common, card } => {
                notes.used("card-discarded", &card.to_string(), seat);
            }
            Event::NightmareAnswered { seat, answer } => notes.used("nightmare", &answer.to_string(), seat),
            Event::DoorLaid { seat, colour } => notes.used("colour-laid", &colour.to_string(), seat),
            Event::SpellCast { seat, spell } => notes.used("spell", &spell.to_string(), seat),
            Event::PremonitionStruck { premonition } => {
                notes.used("premonition", &premonition.to_string(), everybody);
            }
            _ => {}
        }
    }
}
