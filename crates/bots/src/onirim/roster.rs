use std::sync::Arc;

use dedale_onirim::{Setup, State};

use super::situation::is_base;
use super::wide::{self, WIDE_NET};
use super::{Expert, Hard, Nets, OnirimBot, SOLO_NET, base_features, features, solo};
use crate::Roster;
use crate::net::{Net, NetError, Provided};

impl Roster for State {
    type Bot = OnirimBot;
    type Adviser = Expert;
    const NAMES: &'static [&'static str] = OnirimBot::NAMES;
    const CHEAP: &'static [&'static str] = &["random", "easy", "normal", "hard"];
    const SIMULATIONS: u32 = 1_000;

    fn bot(name: &str) -> Option<OnirimBot> {
        OnirimBot::new(name)
    }

    fn bot_of_net(bytes: &[u8]) -> Result<OnirimBot, NetError> {
        let mut nets = Nets::default();
        match Net::from_bytes(bytes, &base_features(), features::ROWS) {
            Ok((_, net)) => nets.base = Some(Arc::new(net)),
            Err(NetError::Unknown) => match solo::read(bytes) {
                Ok((_, net)) => nets.solo = Some(Arc::new(net)),
                Err(NetError::Features { .. }) => nets.wide = Some(Arc::new(wide::read(bytes)?.1)),
                Err(error) => return Err(error),
            },
            Err(error) => return Err(error),
        }
        Ok(OnirimBot::Hard(Hard::with(nets)))
    }

    fn nets() -> &'static [&'static dyn Provided] {
        static BOTH: [&dyn Provided; 2] = [&SOLO_NET, &WIDE_NET];
        &BOTH
    }

    fn nets_of_bot(setup: &Setup, name: &str) -> &'static [&'static dyn Provided] {
        if matches!(name, "hard" | "expert") { nets_for(setup) } else { &[] }
    }

    fn nets_of_adviser(setup: &Setup) -> &'static [&'static dyn Provided] {
        nets_for(setup)
    }
}

fn nets_for(setup: &Setup) -> &'static [&'static dyn Provided] {
    static SOLO: [&dyn Provided; 1] = [&SOLO_NET];
    static WIDE: [&dyn Provided; 1] = [&WIDE_NET];
    if is_base(setup) { &SOLO } else { &WIDE }
}

#[cfg(test)]
mod tests {
    use dedale_core::chance::Seed;
    use dedale_core::{Match, Setup as _};
    use dedale_onirim::Communication;

    use super::super::Situation;
    use super::super::wide::WideNet;
    use super::*;
    use crate::Player;
    use crate::net::NamedNet;
    use crate::policy_value::PolicyValueNet;

    /// A file of `nets/`.
    fn file(net: &dyn Provided) -> Vec<u8> {
        std::fs::read(format!("{}/nets/{}", env!("CARGO_MANIFEST_DIR"), net.name())).expect("a file")
    }

    #[test]
    fn a_match_asks_for_the_net_that_its_decisions_use() {
        for setup in Setup::all(Communication::Open) {
            let game = Match::<State>::new(&setup, Seed::Quick(1));
            let at = game.perspective().expect("a first decision");
            let base = Situation::of(&at.view()).is_some();
            let asked = State::nets_of_adviser(&setup);
            assert_eq!(asked.len(), 1);
            assert_eq!(asked[0].name(), if base { SOLO_NET.name() } else { WIDE_NET.name() }, "{setup:?}");
            assert_eq!(State::nets_of_bot(&setup, "expert")[0].name(), asked[0].name());
            assert!(State::nets_of_bot(&setup, "normal").is_empty());
        }
    }

    #[test]
    fn a_net_that_is_not_compiled_in_is_zeros_until_it_is_provided() {
        let bytes = file(&SOLO_NET);
        let zero = || PolicyValueNet::zero(solo::PLACES);
        let absent = NamedNet::new("absent.net", solo::read, zero, None);
        assert!(!absent.is_there() && absent.header().is_none());
        assert_eq!(absent.net(), &zero());
        assert_eq!(absent.provide(&bytes[1..]), Err(NetError::Unknown));
        assert!(!absent.is_there());
        absent.provide(&bytes).expect("the net of the base game");
        assert!(absent.is_there());
        assert_eq!((absent.net(), absent.header()), (SOLO_NET.net(), SOLO_NET.header()));
    }

    #[test]
    fn a_trained_net_plays_like_the_one_it_is_a_copy_of() {
        let towers = Setup::from_options([("towers", "normal")]).expect("a setup");
        let nets: [(&dyn Provided, Setup); 2] = [(&SOLO_NET, Setup::solo()), (&WIDE_NET, towers)];
        for (named, setup) in nets {
            let bytes = file(named);
            let mut copy = State::bot_of_net(&bytes).expect("a bot");
            let mut game = Match::<State>::new(&setup, Seed::Quick(3));
            while let Some(at) = game.perspective() {
                let mut chance = Seed::quick_from(1);
                let action = Hard::default().choose(at, &mut chance);
                assert_eq!(copy.choose(at, &mut chance), action);
                game.act(action).expect("a legal action");
            }
            assert_eq!(State::bot_of_net(&bytes[1..]).expect_err("no net"), NetError::Unknown);
        }
    }

    #[test]
    fn a_bot_whose_net_has_not_been_provided_still_plays_legal_answers() {
        let nets = || Nets {
            solo: Some(Arc::new(PolicyValueNet::zero(solo::PLACES))),
            base: None,
            wide: Some(Arc::new(WideNet::zero())),
        };
        for setup in Setup::all(Communication::Open).step_by(7) {
            let mut game = Match::<State>::new(&setup, Seed::Quick(3));
            let mut chance = Seed::quick_from(3);
            let mut bots: [Box<dyn Player<State>>; 2] =
                [Box::new(Hard::with(nets())), Box::new(Expert::with(nets(), 20, Expert::settings()))];
            for step in 0..60 {
                let Some(at) = game.perspective() else { break };
                let action = bots[step % 2].choose(at, &mut chance);
                assert!(at.legal().contains(action));
                game.act(action).expect("a legal action");
            }
        }
    }
}
