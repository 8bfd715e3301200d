use crate::{Legal as _, Observe, Observer, Seat, Secrets};

/// The information of a player who must choose: its view, built on demand, and the legal actions.
/// The state behind it cannot be reached.
#[derive(Clone, Copy)]
pub struct Perspective<'a, G> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Secrets> Perspective<'a, G> {
    /// The game as the seat that must choose now sees it; none when it is over.
    #[inline]
    pub fn of_decider(state: &'a G) -> Option<Self> {
        Some(Perspective { state, seat: state.decider()? })
    }

    /// The seat that must choose.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The question; everybody knows it.
    #[inline]
    pub fn question(&self) -> G::Question {
        self.state.question().expect("a player who must choose was asked something")
    }

    /// The legal actions; never empty.
    #[inline]
    pub fn legal(&self) -> G::Legal {
        self.state.legal()
    }

    /// Everything the seat knows.
    #[inline]
    pub fn view(&self) -> G::View {
        self.state.view(Observer::Seat(self.seat))
    }
}

impl<G: Observe> Perspective<'_, G> {
    /// Writes everything the seat knows as a tensor, and the legal actions as a mask.
    ///
    /// # Panics
    /// If one of the two has another size than [`Observe::observation_spec`] and [`Action::COUNT`](crate::Action::COUNT)
    /// say.
    #[inline]
    pub fn observe(&self, tensor: &mut [u8], mask: &mut [u8]) {
        self.state.observe_as(Observer::Seat(self.seat), tensor);
        self.legal().write_mask(mask);
    }
}
