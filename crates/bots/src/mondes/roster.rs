use dedale_mondes::State;

use super::{Hard, MondesBot};
use crate::Roster;

impl Roster for State {
    type Bot = MondesBot;
    type Adviser = Hard;
    const NAMES: &'static [&'static str] = MondesBot::NAMES;
    const CHEAP: &'static [&'static str] = &["random", "easy", "normal"];
    const SIMULATIONS: u32 = 1_000;

    fn bot(name: &str) -> Option<MondesBot> {
        MondesBot::new(name)
    }
}
