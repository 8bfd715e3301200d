//! What is asked can be asked.

use dedale_core::Broken;

use crate::action::{Action, Spell};
use crate::bag::Bag;
use crate::cards::Card;
use crate::decision::Question;
use crate::knowers::{Knowers, Seen};
use crate::setup::{Premonitions, Towers};
use crate::state::State;

impl State {
    /// What is asked can be asked: what it is about lies on the table, and there is an answer.
    pub(super) fn check_question(&self) -> Result<(), Broken> {
        let question = self.question;
        let expect = |field: &str, holds: bool| {
            if holds { Ok(()) } else { Err(Broken::new("asked", format!("{question:?}"), field)) }
        };
        expect("not won", !self.is_won())?;
        let spell = matches!(
            question,
            Question::Pay { .. } | Question::ParadoxTop | Question::ParadoxBottom | Question::Planning
        );
        expect("interrupted", spell == self.interrupted.is_some())?;
        let base = self.interrupted.unwrap_or(question);
        expect("interrupted", !spell || base.allows_spells() && self.has_book())?;
        self.check_base_question(base, &expect)?;
        match question {
            Question::Pay { spell, left } => {
                let cost = self.cost(spell).unwrap_or(0);
                expect("pay", (1..=cost).contains(&left) && self.discard.len() >= left.into())?;
                expect("deck", spell != Spell::Prophecy || !self.deck.is_empty())?;
                expect("interrupted", spell != Spell::Punishment || base == Question::Nightmare)?;
            }
            Question::ParadoxTop => expect("looking", (2..=5).contains(&self.looking.len()))?,
            Question::ParadoxBottom => expect("looking", (2..=4).contains(&self.looking.len()))?,
            _ => {}
        }
        let looks = matches!(
            question,
            Question::Prophecy
                | Question::Arrange
                | Question::DreamDiscard
                | Question::ParadoxTop
                | Question::ParadoxBottom
        );
        expect("looking", looks != self.looking.is_empty())?;
        expect("placed", self.placed == 0 || question == Question::Arrange)?;
        expect("legal actions", self.has_answer())?;
        expect("interrupted", !spell || self.after_spell(base).has_answer())
    }

    /// Whether the question can be answered, not only put off by a spell.
    fn has_answer(&self) -> bool {
        self.legal_set().iter().any(|action| !matches!(action, Action::Cast(_)))
    }

    /// The question that stands again when the spell is over, with what it looks at back in the deck.
    fn after_spell(&self, question: Question) -> State {
        let mut after = *self;
        after.question = question;
        self.looking.iter().for_each(|seen| after.deck.rest.add(seen.card()));
        after
    }

    fn check_base_question(
        &self,
        question: Question,
        expect: &impl Fn(&str, bool) -> Result<(), Broken>,
    ) -> Result<(), Broken> {
        let (own, common) = (self.own().len(), self.common.len());
        let full = self.own_is_full() && self.common_is_full();
        let all_but = self.hand_size() + if self.setup.is_duo() { 2 } else { 0 } - own - common.min(2);
        expect("setup", !needs_two_players(question) || self.setup.is_duo())?;
        expect("setup", !needs_premonitions(question) || self.setup.premonitions() != Premonitions::None)?;
        let drawn = self.drawn.map(Seen::card);
        let wanted = match question {
            Question::Door { colour } => {
                self.drawn == Some(Seen::new(Card::door(colour), Knowers::EVERYBODY))
            }
            Question::Place => {
                drawn.is_some_and(Card::is_labyrinth) && !self.own_is_full() && !self.common_is_full()
            }
            _ => drawn.is_none(),
        };
        expect("drawn", wanted)?;
        let dream = match question {
            Question::Nightmare | Question::TowerLoss => Some(Card::NIGHTMARE),
            Question::HappyDream | Question::DreamDiscard | Question::Fetch => Some(Card::HAPPY_DREAM),
            Question::Arrange if self.dream == Some(Card::HAPPY_DREAM) => self.dream,
            Question::Place if self.redrawing && self.dream == Some(Card::NIGHTMARE) => self.dream,
            _ => None,
        };
        expect("dream", self.dream == dream)?;
        expect("redrawing", !self.redrawing || question == Question::Place)?;
        let three_doors = self.redrawing && self.dream.is_none();
        expect("setup", !three_doors || self.setup.premonitions() != Premonitions::None)?;
        match question {
            Question::Pick => {
                let picked = self.hands.0[0].len() + self.hands.0[1].len();
                expect("hands", picked + common == 8 && common > 2)?;
                expect("limbo", self.limbo == Bag::EMPTY)?;
                let first = self.setup.first();
                let ahead = self.hands[first].len().checked_sub(self.hands[first.next(2)].len());
                expect("active", ahead == Some(usize::from(self.active != first)))
            }
            Question::Turn => {
                expect("hands", full)?;
                expect("limbo", self.limbo == Bag::EMPTY)
            }
            Question::Search { colour } => {
                let end = self.rows[self.active];
                let of_colour = end.last.and_then(Card::as_room).is_some_and(|room| room.colour == colour);
                expect("rows", of_colour && end.run == 3 && all_but == 1)
            }
            Question::Swap { discarded } => expect("hands", all_but == 1 && self.was_discarded(discarded)),
            Question::SwapTake { discarded, given } => {
                let shown = self.own().contains(&Seen::new(given, Knowers::EVERYBODY));
                expect("hands", all_but == 1 && self.was_discarded(discarded) && shown)
            }
            Question::Peek { count } => {
                expect("setup", self.setup.towers() != Towers::None && (3..=5).contains(&count))?;
                expect("hands", !full)?;
                expect("deck", !self.deck.is_empty() || !self.looking.is_empty())
            }
            Question::Arrange => {
                let lifted = usize::from(self.placed) + self.looking.len();
                expect("looking", self.looking.len() >= 2 && lifted <= 7)?;
                expect("hands", !full)?;
                expect("placed", usize::from(self.placed) <= self.deck.top.len())
            }
            Question::TowerLoss => expect("towers", !self.towers.is_empty()),
            Question::Draw => expect("hands", !full && self.has_book()),
            Question::Premonition => expect("open_premonitions", self.premonitions_met().len() > 1),
            Question::LoseKey { left } => {
                expect("left", (1..=2).contains(&left))?;
                expect("deck.top", self.deck.top.is_empty() && self.deck.bottom.is_empty())
            }
            Question::Prophecy => expect("looking", self.looking.len() <= 5 && !full),
            Question::Door { .. }
            | Question::Nightmare
            | Question::HappyDream
            | Question::DreamDiscard
            | Question::Fetch => expect("hands", !full),
            Question::Place | Question::LoseDoor | Question::LosePairedDoor => Ok(()),
            Question::Pay { .. } | Question::ParadoxTop | Question::ParadoxBottom | Question::Planning => {
                expect("interrupted", false)
            }
        }
    }

    /// A labyrinth card that lies on the discard pile, or has paid for a spell since.
    fn was_discarded(&self, card: Card) -> bool {
        card.is_labyrinth() && (self.discard.contains(card) || self.removed.contains(card))
    }
}

fn needs_two_players(question: Question) -> bool {
    matches!(question, Question::Pick | Question::Swap { .. } | Question::SwapTake { .. } | Question::Place)
}

fn needs_premonitions(question: Question) -> bool {
    matches!(
        question,
        Question::Premonition
            | Question::LoseKey { .. }
            | Question::LoseDoor
            | Question::LosePairedDoor
            | Question::HappyDream
            | Question::DreamDiscard
            | Question::Fetch
    )
}
