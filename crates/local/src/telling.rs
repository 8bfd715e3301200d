//! The messages of a table to its observers.

use dedale_core::{Observer, Seat};
use dedale_protocol::{Attendance, Phase, Presence, Snapshot, SubscriptionEnded};
use dedale_table::{Entry, TableError};
use dedale_words::Language;

use crate::audience::Listener;
use crate::keeping::Keeping;
use crate::open_table::OpenTable;
use crate::person::local;

impl OpenTable {
    /// Tells the last entry to every observer who may see it.
    pub(crate) fn tell_update(&mut self, entry: &Entry, keeping: &mut Keeping<'_>) {
        self.end_lost_subscriptions(keeping);
        let Keeping { turn, names } = keeping;
        let table = &self.table;
        let changed = entry.changes_document() || table.phase() == Phase::Over;
        for Listener { observer, language } in self.audience.listeners() {
            let document = changed.then(|| table.document(names, table.is_revealed(turn.now)));
            let words = language.map(|language| table.words(language, names));
            turn.tell("table.update", &table.update(table.step(), observer, document, words.as_ref()));
        }
    }

    /// Ends the subscriptions that are no longer allowed: somebody else has the seat now.
    fn end_lost_subscriptions(&mut self, keeping: &mut Keeping<'_>) {
        let Keeping { turn, names } = keeping;
        let (table, revealed) = (&self.table, self.table.is_revealed(turn.now));
        let may_stay = |observer| table.check_observer(observer, Some(local()), revealed).is_ok();
        for Listener { observer, .. } in self.audience.take_out(may_stay) {
            let document = table.document(names, revealed);
            let ended = SubscriptionEnded { table: table.about.id.clone(), observer, document };
            turn.tell("table.left", &ended);
        }
    }

    /// Takes an observer in and shows it the table.
    pub(crate) fn join(
        &mut self,
        observer: Option<Observer>,
        since: Option<u64>,
        language: Option<Language>,
        keeping: &mut Keeping<'_>,
    ) -> Result<Snapshot, TableError> {
        let observer = self.table.observer_for(observer, Some(local()));
        let revealed = self.table.is_revealed(keeping.turn.now);
        self.table.check_observer(observer, Some(local()), revealed)?;
        let (now, since) = (self.table.step(), since.unwrap_or(0));
        if since > now {
            return Err(TableError::StaleStep { given: since, now });
        }
        if let Observer::Seat(seat) = observer {
            self.welcome_back(seat, keeping)?;
        }
        let page = self.table.page(since, None);
        let snapshot = self.table.snapshot(observer, page, keeping.names, revealed, language);
        self.thinks_since.get_or_insert(keeping.turn.now);
        self.audience.join(Listener { observer, language });
        if !self.tell_presence_if_changed(keeping) {
            self.tell_presence(observer, self.attendance(), keeping);
        }
        Ok(snapshot)
    }

    /// Lets one observer go, or all.
    pub(crate) fn leave(&mut self, observer: Option<Observer>, keeping: &mut Keeping<'_>) {
        if self.audience.leave(observer) {
            self.tell_presence_if_changed(keeping);
        }
    }

    /// A person for whom a bot stood in is back.
    fn welcome_back(&mut self, seat: Seat, keeping: &mut Keeping<'_>) -> Result<(), TableError> {
        let chair = self.table.chair(seat)?;
        let absent = chair.stand_in.as_ref().is_some_and(|stand_in| stand_in.absent);
        if absent && self.table.phase() == Phase::Playing {
            self.keep(&[Entry::HandBack { seat }], None, keeping)?;
        }
        Ok(())
    }

    fn attendance(&self) -> Attendance {
        let here = |&at: &usize| !self.audience.is_empty() && self.table.chairs[at].user.is_some();
        Attendance {
            present: (0..self.table.chairs.len()).filter(here).map(Seat::new).collect(),
            spectators: self.audience.spectators(),
        }
    }

    /// Says whether it told anybody.
    fn tell_presence_if_changed(&mut self, keeping: &mut Keeping<'_>) -> bool {
        let attendance = self.attendance();
        if self.told_attendance == Some(attendance) {
            return false;
        }
        self.told_attendance = Some(attendance);
        for Listener { observer, .. } in self.audience.listeners() {
            self.tell_presence(observer, attendance, keeping);
        }
        true
    }

    fn tell_presence(&self, observer: Observer, attendance: Attendance, keeping: &mut Keeping<'_>) {
        let table = self.table.about.id.clone();
        keeping.turn.tell("table.presence", &Presence { table, observer, attendance });
    }
}
