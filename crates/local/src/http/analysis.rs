//! Finished games thought over.

use dedale_analysis::{Analysis, Progress};
use dedale_protocol::{AnalysisProgress, AnalysisQuery, Lang, TableId};
use dedale_table::TableError;

use super::query::Query;
use crate::answer::{Said, written};
use crate::error::Refused;
use crate::host::Host;
use crate::turn::Turn;

impl Host {
    /// Asks for the analysis of a finished game; asked again it stays the same one.
    pub(super) fn ask_analysis(&mut self, id: &TableId, turn: &mut Turn) -> Result<Said, Refused> {
        let open = self.tables.get_mut(id).ok_or_else(Refused::no_such_table)?;
        if open.analysis.is_none() {
            let revealed = open.table.is_revealed(turn.now);
            let game = open.table.game.as_ref().filter(|_| revealed).ok_or(TableError::NotRevealed)?;
            open.analysis = Some(Analysis::new(game, Analysis::usual(game.id()))?);
            turn.change(id).analysis = true;
        }
        let analysis = self.open_table(id)?.analysis.as_ref().ok_or_else(Refused::no_analysis)?;
        Ok(Said::Document(202, written(&self.progress(id, analysis))))
    }

    /// The report so far.
    pub(super) fn report(&self, id: &TableId, query: Query<'_>) -> Result<Said, Refused> {
        let AnalysisQuery { seat, lang } = query.read()?;
        let open = self.open_table(id)?;
        let seat = seat.as_deref().map(|seat| open.table.seat_of(seat)).transpose()?;
        let words = lang.map(|Lang(language)| open.table.words(language, self.person.names()));
        let analysis = open.analysis.as_ref().ok_or_else(Refused::no_analysis)?;
        Ok(Said::document(&analysis.document(self.progress(id, analysis), seat, words.as_ref())))
    }

    fn progress(&self, id: &TableId, analysis: &Analysis) -> AnalysisProgress {
        let goes_on = |analysis: &Analysis| !analysis.is_done();
        let open = self.tables.range(..id).filter_map(|(_, open)| open.analysis.as_ref());
        let before = if goes_on(analysis) { open.filter(|other| goes_on(other)).count() } else { 0 };
        let Progress { done, of } = analysis.progress();
        AnalysisProgress::new(id.clone(), done, of, before)
    }
}
