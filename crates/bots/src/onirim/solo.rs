//! The base game for one: a policy-value network looks at the observation tensor.

use dedale_core::{Action as _, Observe as _, Observer, Rules as _};
use dedale_onirim::{Action, Legal, Setup, State, View};

use super::afterstates::for_each_afterstate;
use super::situation::Afterstate;
use crate::net::{Header, NamedNet, NetError, built_in};
use crate::policy_value::{Hidden, PolicyValueNet, layout};

/// How many bytes the tensor has.
pub(crate) const PLACES: usize = 446;

/// So many doors win the game.
const DOORS: u8 = 8;

/// The net of the base game for one.
pub static SOLO_NET: NamedNet<PolicyValueNet> =
    NamedNet::new("onirim-solo.net", read, || PolicyValueNet::zero(PLACES), built_in!("onirim-solo.net"));

/// Reads a net for the base game for one.
pub fn read(bytes: &[u8]) -> Result<(Header, PolicyValueNet), NetError> {
    let layout = layout("onirim", &State::observation_spec(&Setup::solo()));
    PolicyValueNet::from_bytes(bytes, &layout, PLACES, Action::COUNT)
}

/// What the net makes of a view.
#[inline]
pub(crate) fn seen(net: &PolicyValueNet, view: &View) -> Hidden {
    let mut tensor = [0; PLACES];
    State::observe(view, &mut tensor);
    net.hidden(&tensor)
}

/// An action that wins at once; otherwise the legal one of the highest logit, of equals the first.
#[inline]
pub(crate) fn best(net: &PolicyValueNet, view: &View, legal: &Legal) -> Action {
    let one_door_left = view.doors[0].count() + 1 == DOORS;
    if one_door_left && let Some(winning) = winning(view, legal) {
        return winning;
    }
    net.heads().best(&seen(net, view), legal.iter()).expect("a decider has a legal action")
}

#[cold]
fn winning(view: &View, legal: &Legal) -> Option<Action> {
    let mut winning = None;
    for_each_afterstate(view, legal, |action, after| {
        if after == Afterstate::Won {
            winning = winning.or(Some(action));
        }
    })?;
    winning
}

/// Writes the probability of each legal action by the policy; the chance to win.
pub(crate) fn judge(net: &PolicyValueNet, state: &State, legal: &Legal, priors: &mut Vec<f32>) -> f32 {
    let mut tensor = [0; PLACES];
    let decider = state.decider().expect("the game goes on");
    state.observe_as(Observer::Seat(decider), &mut tensor);
    net.heads().judge(&net.hidden(&tensor), legal.iter(), priors)
}
