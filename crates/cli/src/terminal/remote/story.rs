use crate::terminal::{Face, pages};
use dedale_core::Seat;
use dedale_protocol::{Happening, PublicEntry};
use dedale_words::{Listener, Words};
use serde_json::Value;

/// The history of a table as one observer received it, in order, without moves that were taken back.
pub(super) struct Story<G: Face> {
    entries: Vec<StoryEntry<G>>,
    /// How many entries came before the first one received.
    earlier: u64,
    step: u64,
    moves: u32,
}

struct StoryEntry<G: Face> {
    /// The moves after it, if it is part of the match.
    moves: Option<u32>,
    /// The seat that answered.
    answered: Option<Seat>,
    /// A sentence about an action other than an answer.
    line: Option<String>,
    events: Vec<G::SeenEvent>,
}

impl<G: Face> Default for Story<G> {
    fn default() -> Self {
        Story { entries: Vec::new(), earlier: 0, step: 0, moves: 0 }
    }
}

impl<G: Face> Story<G> {
    /// The story that goes on with some things in a row, at the end of which there were so many moves.
    pub(super) fn going_on_with(page: &[Happening], moves: u32) -> Self {
        let step = page.first().map_or(0, |first| first.step.saturating_sub(1));
        let made = page.iter().filter(|happening| is_answer(&happening.entry) && !happening.undone).count();
        let before = moves.saturating_sub(u32::try_from(made).unwrap_or(u32::MAX));
        Story { entries: Vec::new(), earlier: step, step, moves: before }
    }

    /// How many entries came before the first one received.
    pub(super) fn earlier(&self) -> u64 {
        self.earlier
    }

    /// The last step.
    pub(super) fn step(&self) -> u64 {
        self.step
    }

    pub(super) fn moves(&self) -> u32 {
        self.moves
    }

    /// The server's own word for where it is.
    pub(super) fn stands_at(&mut self, step: u64, moves: u32) {
        self.step = self.step.max(step);
        self.moves = moves;
    }

    pub(super) fn add(&mut self, happening: Happening, line: Option<String>) {
        let Happening { step, entry, events, undone, .. } = happening;
        self.step = self.step.max(step);
        if undone {
            return;
        }
        let mut answered = None;
        match entry {
            PublicEntry::Act { seat } | PublicEntry::Concede { seat } => {
                self.moves += 1;
                answered = Some(seat);
            }
            PublicEntry::Start => self.moves = 0,
            PublicEntry::Undo { to, .. } => {
                self.entries.retain(|entry| entry.moves.is_none_or(|moves| moves <= to));
                self.moves = to;
            }
            _ => {}
        }
        let events: Vec<Value> = serde_json::from_str(events.get()).unwrap_or_default();
        let events = events.into_iter().filter_map(|event| serde_json::from_value(event).ok()).collect();
        let moves = entry.is_move().then_some(self.moves);
        self.entries.push(StoryEntry { moves, answered, line, events });
    }

    /// How many moves there were before the last answer of a seat.
    pub(super) fn before_last_of(&self, seat: Seat) -> Option<u32> {
        let last = self.entries.iter().rev().find(|entry| entry.answered == Some(seat))?;
        last.moves?.checked_sub(1)
    }

    /// The news since the last answer of these seats, that answer included.
    pub(super) fn news(
        &self,
        mine: impl Fn(Seat) -> bool,
        setup: &G::Setup,
        listener: Listener,
        words: &Words,
    ) -> Vec<String> {
        let from = self.entries.iter().rposition(|entry| entry.answered.is_some_and(&mine)).unwrap_or(0);
        let mut lines = Vec::new();
        let news: Vec<_> = self.entries[from..].iter().filter(|entry| entry.moves != Some(0)).collect();
        for part in news.chunk_by(|one, next| one.line.is_none() && next.line.is_none()) {
            let events = part.iter().flat_map(|entry| entry.events.iter().copied());
            lines.extend(part.iter().filter_map(|entry| entry.line.clone()));
            lines.extend(pages::news::<G>(events, setup, listener, words));
        }
        lines
    }

    /// Every event.
    pub(super) fn events(&self) -> Vec<G::SeenEvent> {
        self.entries.iter().flat_map(|entry| entry.events.iter().copied()).collect()
    }
}

/// Whether it is a step of the match.
fn is_answer(entry: &PublicEntry) -> bool {
    matches!(entry, PublicEntry::Act { .. } | PublicEntry::Concede { .. })
}
