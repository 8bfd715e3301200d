//! What is asked can be asked: what it is about lies on the table, and there is an answer.

use dedale_core::Broken;

use super::{NONE, ensure};
use crate::action::{Action, Spell};
use crate::cards::{Card, Colour};
use crate::decision::Question;
use crate::knowers::{Knowers, Seen};
use crate::premonition::Premonition;
use crate::setup::{Premonitions, Towers};
use crate::state::State;
use crate::tower_set::TowerSet;

impl State {
    pub(super) fn check_question(&self) -> Result<(), Broken> {
        let question = self.question;
        ensure(!self.is_won(), || Broken::new("asked", question.id(), NONE).because("onirim-already-won"))?;
        self.check_interruption()?;
        let base = self.interrupted.unwrap_or(question);
        self.check_setup_for(base)?;
        self.check_drawn(base)?;
        self.check_dream(base)?;
        self.check_redraw(base)?;
        self.check_phase(base)?;
        self.check_subject(base)?;
        self.check_premonitions_met(base)?;
        self.check_spell(base)?;
        self.check_looking()?;
        let no_answer = |field: &str, unanswered: Question| {
            Broken::new(field, unanswered.id(), 1).because("onirim-no-answer")
        };
        ensure(self.has_answer(), || no_answer("asked", question))?;
        ensure(self.after_spell(base).has_answer(), || no_answer("interrupted", base))
    }

    /// A spell interrupts a question at which spells may be cast; nothing else interrupts one.
    fn check_interruption(&self) -> Result<(), Broken> {
        let asked = self.question.id();
        match self.interrupted {
            None => ensure(!is_of_spell(self.question), || {
                Broken::new("interrupted", NONE, asked).because("onirim-spell-interrupts-nothing")
            }),
            Some(question) => {
                ensure(is_of_spell(self.question), || {
                    Broken::new("interrupted", question.id(), asked).because("onirim-interrupted-by-no-spell")
                })?;
                ensure(question.allows_spells(), || {
                    Broken::new("interrupted", question.id(), asked).because("onirim-no-spell-then")
                })
            }
        }
    }

    fn check_setup_for(&self, question: Question) -> Result<(), Broken> {
        let three_doors = self.redrawing && self.dream.is_none();
        let premonitions = needs_premonitions(question) || three_doors;
        let towers = matches!(question, Question::Peek { .. } | Question::TowerLook | Question::TowerLoss);
        let book = is_of_spell(self.question) || question == Question::Draw;
        let needs = [
            (needs_two_players(question), self.setup.is_duo(), "players=2"),
            (premonitions, self.setup.premonitions() != Premonitions::None, "premonitions"),
            (towers, self.setup.towers() != Towers::None, "towers"),
            (book, self.has_book(), "book"),
        ];
        let lacks = needs.into_iter().find(|&(needed, given, _)| needed && !given);
        lacks.map_or(Ok(()), |(_, _, option)| {
            Err(Broken::new("asked", self.question.id(), option).because("onirim-asked-without"))
        })
    }

    fn check_drawn(&self, question: Question) -> Result<(), Broken> {
        let found = || self.drawn.map_or(NONE.to_owned(), |seen| seen.to_string());
        match question {
            Question::Door { colour } => {
                let door = Seen::new(Card::door(colour), Knowers::EVERYBODY);
                ensure(self.drawn == Some(door), || {
                    Broken::new("drawn", found(), door).because("onirim-drawn")
                })
            }
            Question::Place => ensure(self.drawn.is_some_and(|seen| seen.card().is_labyrinth()), || {
                Broken::new("drawn", found(), question.id()).because("onirim-drawn-for-a-hand")
            }),
            _ => ensure(self.drawn.is_none(), || Broken::new("drawn", found(), NONE).because("onirim-drawn")),
        }
    }

    fn check_dream(&self, question: Question) -> Result<(), Broken> {
        let dream = match question {
            Question::Nightmare | Question::TowerLoss => Some(Card::NIGHTMARE),
            Question::HappyDream | Question::DreamDiscard | Question::Fetch => Some(Card::HAPPY_DREAM),
            Question::Arrange if self.dream == Some(Card::HAPPY_DREAM) && !self.redrawing => self.dream,
            _ if self.redrawing && self.dream == Some(Card::NIGHTMARE) => self.dream,
            _ => None,
        };
        let name = |card: Option<Card>| card.map_or(NONE.to_owned(), |card| card.to_string());
        ensure(self.dream == dream, || {
            Broken::new("dream", name(self.dream), name(dream)).because("onirim-dream")
        })
    }

    /// ON-T8 IV, `three-doors`: the hand was discarded, its towers show cards, then a new hand is drawn.
    fn check_redraw(&self, question: Question) -> Result<(), Broken> {
        let looks = matches!(question, Question::Peek { .. } | Question::TowerLook | Question::Arrange);
        let draws = matches!(question, Question::Draw | Question::Place);
        ensure(!self.redrawing || looks || draws, || {
            Broken::new("redrawing", question.id(), NONE).because("onirim-no-redraw-then")
        })?;
        let number = |towers: TowerSet| towers.iter().next().map_or(NONE.to_owned(), |card| card.to_string());
        ensure(self.tower_looks.is_empty() || self.redrawing && looks, || {
            Broken::new("tower_looks", number(self.tower_looks), NONE).because("onirim-no-looks-then")
        })?;
        if let Some(card) = self.tower_looks.iter().find(|&card| !self.was_discarded(card)) {
            return Err(Broken::new("tower_looks", card, "discard").because("onirim-not-discarded"));
        }
        if !(self.redrawing && looks) {
            return ensure(question != Question::TowerLook, || {
                Broken::new("redrawing", NONE, question.id()).because("onirim-no-redraw")
            });
        }
        for (field, cards) in [(self.own_field(), self.own().len()), ("common".to_owned(), self.common.len())]
        {
            ensure(cards == 0, || Broken::new(field, cards, 0).because("onirim-hand-size"))?;
        }
        let numbers: Vec<_> = self.tower_looks.numbers().collect();
        let fits = match question {
            Question::Peek { count } => numbers == [count],
            Question::TowerLook => numbers.len() > 1,
            _ => true,
        };
        ensure(fits, || {
            Broken::new("tower_looks", number(self.tower_looks), question.id())
                .because("onirim-looks-and-question")
        })
    }

    fn own_field(&self) -> String {
        format!("hands[{}]", self.active.index())
    }

    /// How many cards hands lack, and whether limbo is empty, in each phase of a turn.
    fn check_phase(&self, question: Question) -> Result<(), Broken> {
        let (own, common) = (self.own().len(), self.common.len());
        let full = self.own_is_full() && self.common_is_full();
        let lacking = (self.hand_size() + self.setup.common_hand()).saturating_sub(own + common);
        let phase_1 = match question {
            Question::Search { .. }
            | Question::Swap { .. }
            | Question::SwapTake { .. }
            | Question::Prophecy => true,
            Question::Peek { .. } => !self.redrawing,
            Question::Arrange => !self.redrawing && self.dream.is_none(),
            _ => false,
        };
        match question {
            Question::Pick => {}
            Question::Turn => {
                let size = self.hand_size();
                ensure(own == size, || Broken::new(self.own_field(), own, size).because("onirim-hand-size"))?;
                let size = self.setup.common_hand();
                ensure(common == size, || Broken::new("common", common, size).because("onirim-hand-size"))?;
            }
            _ if phase_1 => ensure(lacking == 1, || {
                Broken::new(self.own_field(), lacking, 1).because("onirim-missing-cards")
            })?,
            Question::Place => ensure(!self.own_is_full() && !self.common_is_full(), || {
                Broken::new(self.own_field(), lacking, 2).because("onirim-both-hands-lack")
            })?,
            Question::Draw
            | Question::Door { .. }
            | Question::Nightmare
            | Question::HappyDream
            | Question::DreamDiscard
            | Question::Fetch
            | Question::Arrange => ensure(!full, || {
                Broken::new(self.own_field(), own, question.id()).because("onirim-hand-is-full")
            })?,
            _ => {}
        }
        let early = phase_1 || matches!(question, Question::Pick | Question::Turn);
        ensure(!early || self.limbo.is_empty(), || {
            Broken::new("limbo", self.limbo.len(), 0).because("onirim-limbo-not-empty")
        })
    }

    /// What the question is about.
    fn check_subject(&self, question: Question) -> Result<(), Broken> {
        match question {
            Question::Pick => self.check_picking(),
            Question::Search { colour } => {
                let end = self.rows[self.active];
                let of_colour = end.last.and_then(Card::as_room).is_some_and(|room| room.colour == colour);
                ensure(of_colour && end.run == 3, || {
                    let field = format!("rows[{}]", self.active.index());
                    let found = end.last.map_or(NONE.to_owned(), |card| card.to_string());
                    Broken::new(field, found, colour).because("onirim-no-series")
                })
            }
            Question::Swap { discarded } => self.check_discarded(discarded),
            Question::SwapTake { discarded, given } => {
                self.check_discarded(discarded)?;
                ensure(self.own().iter().any(|seen| seen == Seen::new(given, Knowers::EVERYBODY)), || {
                    Broken::new("asked.given", given, self.own_field()).because("onirim-not-offered")
                })
            }
            Question::Prophecy => {
                ensure(Colour::ALL.iter().any(|&colour| self.was_discarded(Card::key(colour))), || {
                    Broken::new("discard", 0, question.id()).because("onirim-no-key-discarded")
                })
            }
            Question::Peek { count } => {
                let discarded = TowerSet::among_kinds(self.discard.kinds() | self.removed.kinds());
                ensure((3..=5).contains(&count) && discarded.has_number(count), || {
                    Broken::new("asked.count", count, "discard").because("onirim-no-such-tower")
                })?;
                ensure(!self.deck.is_empty() || !self.looking.is_empty(), || {
                    Broken::new("deck", 0, question.id()).because("onirim-deck-empty")
                })
            }
            Question::TowerLoss => {
                ensure(!self.towers.is_empty(), || Broken::new("towers", 0, 1).because("onirim-no-tower"))
            }
            Question::Premonition => {
                let met = self.premonitions_met().len();
                ensure(met > 1, || {
                    Broken::new("open_premonitions", met, 2).because("onirim-too-few-come-true")
                })
            }
            Question::LoseKey { left } => {
                ensure((1..=2).contains(&left), || {
                    Broken::new("asked.left", left, 2).because("onirim-left")
                })?;
                for (field, known) in
                    [("deck.top", &self.deck.top[..]), ("deck.bottom", &self.deck.bottom[..])]
                {
                    ensure(known.is_empty(), || {
                        Broken::new(field, known.len(), 0).because("onirim-deck-was-shuffled")
                    })?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// ON-P1: eight open cards are shared out, and nothing else has happened yet.
    fn check_picking(&self) -> Result<(), Broken> {
        let picked = self.hands.0[0].len() + self.hands.0[1].len();
        let open = self.common.len();
        ensure(picked + open == 8, || {
            Broken::new("common", open, 8_usize.saturating_sub(picked)).because("onirim-open-cards")
        })?;
        ensure(open > self.setup.common_hand(), || {
            Broken::new("common", open, self.setup.common_hand() + 1).because("onirim-nothing-to-pick")
        })?;
        let first = self.setup.first();
        let ahead = self.hands[first].len().checked_sub(self.hands[first.next(2)].len());
        ensure(ahead == Some(usize::from(self.active != first)), || {
            Broken::new("active", self.active, self.partner()).because("onirim-wrong-picker")
        })?;
        let played = [
            ("rows", self.played.len()),
            ("doors", self.doors_on_table().count().into()),
            ("discard", self.discard.len() as usize),
            ("removed", self.removed.len() as usize),
            ("towers", self.towers.len()),
            ("deck.top", self.deck.top.len()),
            ("deck.bottom", self.deck.bottom.len()),
        ];
        for (field, cards) in played {
            ensure(cards == 0, || Broken::new(field, cards, 0).because("onirim-nothing-played-yet"))?;
        }
        Ok(())
    }

    fn check_discarded(&self, card: Card) -> Result<(), Broken> {
        ensure(self.was_discarded(card), || {
            Broken::new("asked.discarded", card, "discard").because("onirim-not-discarded")
        })
    }

    /// A labyrinth card that lies on the discard pile, or has paid for a spell since.
    fn was_discarded(&self, card: Card) -> bool {
        card.is_labyrinth() && (self.discard.contains(card) || self.removed.contains(card))
    }

    /// ON-D2: a premonition that comes true strikes at once. Only while one strikes may others that come true lie open.
    fn check_premonitions_met(&self, question: Question) -> Result<(), Broken> {
        let striking = match question {
            Question::LoseKey { .. } => Some(Premonition::BluePair),
            Question::LoseDoor => Some(Premonition::BrownPair),
            Question::LosePairedDoor => Some(Premonition::AnyPair),
            _ if self.redrawing && self.dream.is_none() => Some(Premonition::ThreeDoors),
            _ => None,
        };
        if let Some(premonition) = striking {
            let doors = self.doors_on_table().count();
            ensure(self.is_met(premonition), || {
                Broken::new("doors", doors, premonition).because("onirim-does-not-come-true")
            })?;
            let field =
                if self.open.contains(premonition) { "open_premonitions" } else { "hidden_premonitions" };
            return ensure(self.is_gone(premonition), || {
                Broken::new(field, premonition, question.id()).because("onirim-has-struck")
            });
        }
        match self.premonitions_met().iter().next() {
            Some(premonition) if question != Question::Premonition => {
                Err(Broken::new("open_premonitions", premonition, question.id())
                    .because("onirim-would-have-struck"))
            }
            _ => Ok(()),
        }
    }

    fn check_spell(&self, base: Question) -> Result<(), Broken> {
        let Question::Pay { spell, left } = self.question else { return Ok(()) };
        let cost = self.cost(spell).unwrap_or(0);
        ensure((1..=cost).contains(&left), || Broken::new("asked.left", left, cost).because("onirim-left"))?;
        let discarded = self.discard.len();
        ensure(discarded >= left.into(), || {
            Broken::new("discard", discarded, left).because("onirim-cannot-pay")
        })?;
        ensure(spell != Spell::Prophecy || !self.deck.is_empty(), || {
            Broken::new("deck", 0, spell).because("onirim-deck-empty")
        })?;
        ensure(spell != Spell::Punishment || base == Question::Nightmare, || {
            Broken::new("interrupted", base.id(), spell).because("onirim-no-nightmare")
        })
    }

    /// How many cards are being looked at, and how many were put back.
    fn check_looking(&self) -> Result<(), Broken> {
        let (least, most) = match self.question {
            Question::Prophecy | Question::DreamDiscard => (1, self.most_looked_at()),
            Question::Arrange => (2, self.most_looked_at().saturating_sub(self.placed.into())),
            Question::ParadoxTop => (2, 5),
            Question::ParadoxBottom => (2, 4),
            _ => (0, 0),
        };
        let looking = self.looking.len();
        ensure(looking >= least, || {
            Broken::new("looking", looking, least).because("onirim-too-few-looked-at")
        })?;
        ensure(looking <= most, || {
            Broken::new("looking", looking, most).because("onirim-too-many-looked-at")
        })?;
        let most = if self.question == Question::Arrange { self.deck.top.len() } else { 0 };
        ensure(usize::from(self.placed) <= most, || {
            Broken::new("placed", self.placed, most).because("onirim-too-many-put-back")
        })
    }

    /// Seven for a happy dream, five for a prophecy and for towers; of a prophecy one is discarded before it is put back.
    fn most_looked_at(&self) -> usize {
        match self.question {
            _ if self.dream == Some(Card::HAPPY_DREAM) => 7,
            Question::Arrange if self.setup.towers() == Towers::None => 4,
            _ => 5,
        }
    }

    /// Whether the question can be answered, not only put off by a spell.
    fn has_answer(&self) -> bool {
        self.legal_set().iter().any(|action| !matches!(action, Action::Cast(_)))
    }

    /// The question that stands again when the spell is over, with what it looks at back in the deck.
    fn after_spell(&self, question: Question) -> State {
        let mut after = *self;
        after.question = question;
        if is_of_spell(self.question) {
            self.looking.iter().for_each(|seen| after.deck.rest.add(seen.card()));
        }
        after
    }
}

fn is_of_spell(question: Question) -> bool {
    matches!(
        question,
        Question::Pay { .. } | Question::ParadoxTop | Question::ParadoxBottom | Question::Planning
    )
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
