//! Statistics of Labyrinth.

pub mod push_and_reach;

use dedale_core::{Observer, Seat, Secrets as _};
use dedale_labyrinth::{Action, Event, Page, SeenEvent, Setup, Spell, State};

use super::{CalibrationTrials, Notes, OwnBenchmark, Studied};
use push_and_reach::pushes_per_second;

impl Studied for State {
    const QUICK: &'static [&'static str] = &["easy", "normal"];
    const CALIBRATION: CalibrationTrials = CalibrationTrials {
        stumbles: 60,
        players: Some("hard"),
        simulations: 60,
        one_in: 3,
        setups: &[
            ("level=expert spells=crossing,escape", 1),
            ("level=expert spells=crossing,teleport", 1),
            ("level=expert spells=teleport,escape", 1),
            ("level=standard spells=crossing,escape", 1),
            ("players=3 level=expert spells=crossing,teleport,escape", 1),
            ("players=3 level=standard spells=crossing,teleport,escape", 1),
            ("level=expert", 10),
            ("players=4 level=expert", 10),
            ("players=2", 10),
            ("players=3", 10),
            ("players=4", 10),
        ],
    };
    const OWN_BENCHMARK: Option<OwnBenchmark> = Some(OwnBenchmark {
        id: "push_and_reach_per_second",
        text: "labyrinth-bench-push-and-reach",
        rate: pushes_per_second,
    });

    /// The verb, and of a push the arrow. Choosing a spell is no move yet.
    fn opening(action: Action) -> Option<String> {
        match action {
            Action::Choose(_) => None,
            Action::Push(arrow, _) => Some(format!("push {arrow}")),
            other => Some(super::verb(&other.to_string()).to_owned()),
        }
    }

    /// Treasures found.
    fn progress(&self) -> u32 {
        self.view(Observer::Omniscient).found.len()
    }

    fn note(_: &Setup, event: &SeenEvent, notes: &mut Notes) {
        let everybody = Seat::new(0);
        let mut cast = |spell: Spell, seat| notes.used("spell", &spell.to_string(), seat);
        match *event {
            Event::SpellTaken { seat, spell } => notes.is("spell", &spell.to_string(), seat),
            Event::Pushed { seat, .. } => cast(Spell::Push, seat),
            Event::Rotated { seat, .. } => cast(Spell::Rotation, seat),
            Event::Permuted { seat, .. } => cast(Spell::Permutation, seat),
            Event::Moved { seat, spell: Some(spell), .. } => cast(spell, seat),
            Event::Found { seat, treasure, .. } => notes.used("thing", &treasure.thing().to_string(), seat),
            Event::PageTurned { page } => {
                let kind = match page {
                    Page::Push { .. } => "push",
                    Page::Flip { .. } => "flip",
                    Page::Meeting { .. } => "meeting",
                };
                notes.used("page", kind, everybody);
            }
            _ => {}
        }
    }
}
