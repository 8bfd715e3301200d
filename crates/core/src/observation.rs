//! Observation tensors: a view as bytes of a fixed layout, for learning programs.

use schemars::JsonSchema;
use serde::Serialize;

use crate::bits::spread;
use crate::{Observer, Seat, Secrets};

/// One named part of an observation tensor.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
pub struct Plane {
    /// Its name, unique in its spec: `own-hand`.
    pub name: &'static str,
    /// The size of each dimension, the last one being contiguous; empty for a single value.
    pub shape: Vec<usize>,
    /// The largest value; at least 1. As a float, a value is divided by it.
    pub most: u8,
    /// The meaning of its values.
    pub about: &'static str,
}

impl Plane {
    /// How many bytes it has.
    pub fn size(&self) -> usize {
        self.shape.iter().product()
    }
}

/// The layout of the observation tensor of one setup: its planes, one after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, JsonSchema)]
pub struct ObservationSpec {
    /// The planes in their order.
    pub planes: Vec<Plane>,
}

impl ObservationSpec {
    /// No plane yet.
    pub fn new() -> ObservationSpec {
        ObservationSpec::default()
    }

    /// With one plane more.
    ///
    /// # Panics
    /// If there is a plane of that name already, or `most` is 0.
    #[must_use]
    pub fn with(mut self, name: &'static str, shape: &[usize], most: u8, about: &'static str) -> Self {
        assert!(most > 0, "{name}: every value would be 0");
        assert!(self.planes.iter().all(|plane| plane.name != name), "{name}: told twice");
        self.planes.push(Plane { name, shape: shape.to_vec(), most, about });
        self
    }

    /// The same with more planes, if they are there.
    #[must_use]
    pub fn with_if(self, there: bool, more: impl FnOnce(Self) -> Self) -> Self {
        if there { more(self) } else { self }
    }

    /// How many bytes a tensor has.
    pub fn size(&self) -> usize {
        self.planes.iter().map(Plane::size).sum()
    }

    /// Each plane with its bytes of a tensor.
    pub fn parts<'a>(&'a self, tensor: &'a [u8]) -> impl Iterator<Item = (&'a Plane, &'a [u8])> {
        let mut rest = tensor;
        self.planes.iter().map(move |plane| {
            let (part, behind) = rest.split_at(plane.size());
            rest = behind;
            (plane, part)
        })
    }

    /// The tensor as floats from 0 to 1: each value divided by the largest one of its plane.
    ///
    /// # Panics
    /// If one of the two has another size.
    pub fn write_floats(&self, tensor: &[u8], out: &mut [f32]) {
        assert_eq!((tensor.len(), out.len()), (self.size(), self.size()));
        let mut floats = out.iter_mut();
        for (plane, part) in self.parts(tensor) {
            let most = f32::from(plane.most);
            part.iter().zip(&mut floats).for_each(|(&value, float)| *float = f32::from(value) / most);
        }
    }
}

/// A game whose views can be written as tensors of bytes.
///
/// The tensor is a function of the part of the view that is sent ([`Secrets::sent_view`]), so that a player at a table gets the
/// same one; its layout is one of the setup alone: the same for every observer, step and question, and after the end. Seats are told from the observer on: place 0 of a plane by seats is the observer, 1 the
/// player who sits next, and so on. An observer who has no seat is told them from seat 1 on.
///
/// Law: two views of the same observer and setup have the same tensor exactly if they have the same
/// [canonical form](Observe::canonical).
pub trait Observe: Secrets {
    /// The planes of a setup.
    fn observation_spec(setup: &Self::Setup) -> ObservationSpec;

    /// Writes the tensor of a view: every byte, without allocating.
    ///
    /// # Panics
    /// If `out` has another size than the spec of the view's setup.
    fn observe(view: &Self::View, out: &mut [u8]);

    /// Writes the tensor of what the observer knows of this state: the same bytes as [`Observe::observe`] writes of its view.
    /// A game overrides it to read them without building the view.
    ///
    /// # Panics
    /// If `out` has another size than the spec of the setup.
    #[inline]
    fn observe_as(&self, observer: Observer, out: &mut [u8]) {
        Self::observe(&self.view(observer), out);
    }

    /// The view without the differences that its tensor does not tell, because they no longer matter or only name things
    /// otherwise. For tests; the game documents them here.
    fn canonical(view: &Self::View) -> Self::View {
        view.clone()
    }
}

/// Fills a tensor from its beginning to its end. Bytes not written are 0.
#[derive(Debug)]
pub struct Writer<'a> {
    rest: &'a mut [u8],
}

impl<'a> Writer<'a> {
    /// At the beginning.
    #[inline]
    pub fn new(out: &'a mut [u8]) -> Writer<'a> {
        out.fill(0);
        Writer { rest: out }
    }

    /// The next bytes, all 0 so far.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn block(&mut self, size: usize) -> &'a mut [u8] {
        let (block, rest) = std::mem::take(&mut self.rest).split_at_mut(size);
        self.rest = rest;
        block
    }

    /// The next bytes, as many as `N`.
    ///
    /// # Panics
    /// If there are not so many.
    #[inline]
    pub fn array<const N: usize>(&mut self) -> &'a mut [u8; N] {
        let (array, rest) =
            std::mem::take(&mut self.rest).split_first_chunk_mut().expect("as many as the spec");
        self.rest = rest;
        array
    }

    /// One value.
    #[inline]
    pub fn value(&mut self, value: u8) {
        self.array::<1>()[0] = value;
    }

    /// Whether it is so.
    #[inline]
    pub fn flag(&mut self, flag: bool) {
        self.value(flag.into());
    }

    /// A byte for each of the `size` lowest bits: 1 where it is set.
    ///
    /// # Panics
    /// If `size` is more than 8.
    #[inline]
    pub fn flags(&mut self, size: usize, bits: u8) {
        self.block(size).copy_from_slice(&spread(bits).to_le_bytes()[..size]);
    }

    /// A one at the place chosen, if there is one, among `size` (one-hot).
    ///
    /// # Panics
    /// If the place is beyond them, or `size` is 0.
    #[inline]
    pub fn one_hot(&mut self, size: usize, chosen: Option<usize>) {
        // Nothing branches on what chance has dealt.
        self.block(size)[chosen.unwrap_or(0)] = chosen.is_some().into();
    }

    /// The tensor is complete.
    ///
    /// # Panics
    /// If it is not.
    #[inline]
    pub fn finish(self) {
        assert!(self.rest.is_empty(), "a tensor has the size of its spec");
    }
}

impl Observer {
    /// The seat from which the seats are told: one's own, or else the first.
    #[inline]
    pub const fn first_seat_told(self) -> Seat {
        match self {
            Observer::Seat(seat) => seat,
            Observer::Spectator | Observer::Omniscient => Seat::new(0),
        }
    }
}
