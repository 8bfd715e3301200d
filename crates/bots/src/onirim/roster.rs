use dedale_onirim::State;

use super::{Expert, OnirimBot};
use crate::Roster;

impl Roster for State {
    type Bot = OnirimBot;
    type Adviser = Expert;
    const NAMES: &'static [&'static str] = OnirimBot::NAMES;
    const CHEAP: &'static [&'static str] = &["random", "easy", "normal", "hard"];
    const SIMULATIONS: u32 = 1_000;

    fn bot(name: &str) -> Option<OnirimBot> {
        OnirimBot::new(name)
    }
}
