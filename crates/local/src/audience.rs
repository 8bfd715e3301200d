use dedale_core::Observer;
use dedale_words::Language;

/// The observers a table is shown to.
#[derive(Debug, Default)]
pub(crate) struct Audience(Vec<Listener>);

/// An observer, and the language of its words, if it wants any.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Listener {
    pub(crate) observer: Observer,
    pub(crate) language: Option<Language>,
}

impl Audience {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Takes an observer in, or changes its language.
    pub(crate) fn join(&mut self, listener: Listener) {
        self.leave(Some(listener.observer));
        self.0.push(listener);
    }

    /// Lets one observer go, or all; says whether any left.
    pub(crate) fn leave(&mut self, observer: Option<Observer>) -> bool {
        let before = self.0.len();
        self.0.retain(|listener| observer.is_some_and(|observer| listener.observer != observer));
        self.0.len() < before
    }

    /// Removes the observers that may not stay.
    pub(crate) fn take_out(&mut self, may_stay: impl Fn(Observer) -> bool) -> Vec<Listener> {
        self.0.extract_if(.., |listener| !may_stay(listener.observer)).collect()
    }

    pub(crate) fn listeners(&self) -> impl Iterator<Item = Listener> + '_ {
        self.0.iter().copied()
    }

    pub(crate) fn spectators(&self) -> usize {
        self.0.iter().filter(|listener| listener.observer == Observer::Spectator).count()
    }
}
