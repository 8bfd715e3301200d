//! Extensions, and two players: one policy-value network for all of their setups. It reads the tensor of a silent game for two with every
//! extension, of which each setup has some planes, and what the setup is as bits behind it.

use dedale_core::{Action as _, Observe as _, Observer, Rules as _, Setup as _};
use dedale_onirim::{
    Action, Book, Communication, DuplicateDoors, Legal, Premonitions, Setup, State, Towers, View,
};

use crate::net::{Header, NamedNet, NetError, built_in};
use crate::policy_value::{Heads, Hidden, Places, PolicyValueNet, layout};

/// The longest tensor, with the bits behind it.
const MOST: usize = 1660;

/// Units of the first layer.
const WIDTH: usize = 768;

/// How many bits tell the setup: python/training/mix.py has the same list.
const BITS: usize = 10;

/// One player or two, talking or not; each extension or not.
const LAYOUTS: usize = 3 * 2 * 2 * 2;

/// A net for extensions and two players.
#[derive(Clone, PartialEq, Debug)]
pub struct WideNet {
    net: PolicyValueNet<WIDTH>,
    /// The rows of each layout.
    layouts: Vec<Places>,
}

/// The net of extensions and two players.
pub static WIDE_NET: NamedNet<WideNet> =
    NamedNet::new("onirim-wide.net", read, WideNet::zero, built_in!("onirim-wide.net"));

/// Reads a net for extensions and two players.
pub fn read(bytes: &[u8]) -> Result<(Header, WideNet), NetError> {
    let spec = State::observation_spec(&whole());
    let layout = format!("{} {BITS}", layout("onirim", &spec));
    let (header, net) = PolicyValueNet::from_bytes(bytes, &layout, spec.size() + BITS, Action::COUNT)?;
    Ok((header, WideNet::of(net)))
}

/// The setup whose tensor has every plane.
fn whole() -> Setup {
    of_layout(LAYOUTS - 1)
}

fn of_layout(number: usize) -> Setup {
    let players = [Setup::solo(), Setup::duo(Communication::Open), Setup::duo(Communication::Silent)];
    let pick = |bit: usize| number >> bit & 1 == 1;
    players[number >> 3]
        .with_book(if pick(2) { Book::Normal } else { Book::None })
        .with_towers(if pick(1) { Towers::Normal } else { Towers::None })
        .with_premonitions(if pick(0) { Premonitions::Four } else { Premonitions::None })
}

#[inline]
fn layout_of(setup: &Setup) -> usize {
    let players = match setup.communication() {
        Communication::Silent => 2,
        Communication::Open => setup.seats() - 1,
    };
    let has_book = usize::from(setup.book() != Book::None);
    let has_towers = usize::from(setup.towers() != Towers::None);
    players << 3 | has_book << 2 | has_towers << 1 | usize::from(setup.premonitions() != Premonitions::None)
}

#[inline]
fn bits(setup: &Setup) -> [u8; BITS] {
    [
        setup.seats() == 2,
        setup.communication() == Communication::Silent,
        setup.duplicate_doors() == DuplicateDoors::Limbo,
        setup.book() != Book::None,
        setup.book() == Book::Hard,
        setup.towers() != Towers::None,
        setup.towers() == Towers::Ruins,
        setup.premonitions() != Premonitions::None,
        setup.premonitions().open_at_start() > 4,
        setup.premonitions().open_at_start() > 5,
    ]
    .map(u8::from)
}

/// The rows of a layout, given those of the whole tensor: its planes are there under the same names, and as long or longer.
fn places(whole: &Places, number: usize) -> Places {
    let (all, setup) = (State::observation_spec(&self::whole()), of_layout(number));
    // It tells something only where cards of it come back.
    let untold = setup.book() == Book::None && setup.premonitions() == Premonitions::None;
    let mut places = Vec::new();
    for plane in State::observation_spec(&setup).planes {
        let before = all.planes.iter().take_while(|other| other.name != plane.name);
        let first: usize = before.map(dedale_core::Plane::size).sum();
        let there = &whole[first..first + plane.size()];
        let is_untold = untold && plane.name == "discard";
        places.extend(there.iter().map(|&(row, count)| (row, if is_untold { 0 } else { count })));
    }
    places.extend_from_slice(&whole[all.size()..]);
    places
}

impl WideNet {
    fn of(net: PolicyValueNet<WIDTH>) -> WideNet {
        let layouts = (0..LAYOUTS).map(|number| places(net.places(), number)).collect();
        WideNet { net, layouts }
    }

    /// A net of nothing but zeros.
    pub fn zero() -> WideNet {
        WideNet::of(PolicyValueNet::zero(State::observation_spec(&whole()).size() + BITS))
    }

    /// What the net makes of a tensor that `observe` writes.
    #[inline]
    fn hidden(&self, setup: &Setup, observe: impl FnOnce(&mut [u8])) -> Hidden {
        let places = &self.layouts[layout_of(setup)];
        let mut tensor = [0; MOST];
        let tensor = &mut tensor[..places.len()];
        let (planes, behind) = tensor.split_at_mut(places.len() - BITS);
        observe(planes);
        behind.copy_from_slice(&bits(setup));
        self.net.hidden_at(tensor, places)
    }

    /// What the net makes of a view.
    #[inline]
    pub(crate) fn seen(&self, view: &View) -> Hidden {
        self.hidden(&view.setup, |tensor| State::observe(view, tensor))
    }

    /// Policy and value.
    #[inline]
    pub(crate) fn heads(&self) -> &Heads {
        self.net.heads()
    }

    /// The legal action of the highest logit, of equals the first.
    #[inline]
    pub(crate) fn best(&self, view: &View, legal: &Legal) -> Action {
        self.heads().best(&self.seen(view), legal.iter()).expect("a decider has a legal action")
    }

    /// Writes the probability of each legal action by the policy; the chance to win.
    pub(crate) fn judge(&self, setup: &Setup, state: &State, legal: &Legal, priors: &mut Vec<f32>) -> f32 {
        let decider = state.decider().expect("the game goes on");
        let hidden = self.hidden(setup, |tensor| state.observe_as(Observer::Seat(decider), tensor));
        self.heads().judge(&hidden, legal.iter(), priors)
    }
}
