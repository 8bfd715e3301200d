use dedale_labyrinth::State;

use super::{LabyrinthAdviser, LabyrinthBot};
use crate::Roster;

impl Roster for State {
    type Bot = LabyrinthBot;
    type Adviser = LabyrinthAdviser;
    const NAMES: &'static [&'static str] = LabyrinthBot::NAMES;
    const CHEAP: &'static [&'static str] = &["random", "easy", "casual", "normal"];
    // Each of them looks at whole turns.
    const SIMULATIONS: u32 = 60;

    fn bot(name: &str) -> Option<LabyrinthBot> {
        LabyrinthBot::new(name)
    }

    fn treasures_found(state: &State) -> Option<u32> {
        Some(state.found().len())
    }
}
