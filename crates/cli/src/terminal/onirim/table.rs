//! The table as one observer sees it.

use dedale_core::{Observer, Seat, Setup as _};
use dedale_onirim::{Action, Bag, Card, Colour, Doors, Goal, PremonitionsView, Room, RowView, Source, View};
use dedale_words::onirim::OnirimWords;

use super::tokens::{glimpsed, ink, summary, token};
use crate::terminal::sheet::{Piece, Sheet, wrapped};
use crate::terminal::style::{Ink, Style};

/// How many cards of a row are shown.
const ROW_SHOWN: usize = 8;

/// Everything the observer may know, in lines of at most `width` columns.
pub(crate) fn screen(view: &View, words: OnirimWords<'_>, width: usize, style: Style) -> String {
    let mut table = Table { view, words, style, pointed: None, sheet: Sheet::default() };
    table.everything();
    table.sheet.laid_out(width, style) + &notice(view, words, width, style)
}

/// Rows, doors and hands, with the card that an answer names marked.
pub(super) fn board(
    view: &View,
    pointed: Option<&Action>,
    words: OnirimWords<'_>,
    width: usize,
    style: Style,
) -> String {
    let mut table = Table { view, words, style, pointed: pointed.copied(), sheet: Sheet::default() };
    table.rows_and_hands();
    table.sheet.laid_out(width, style) + &notice(view, words, width, style)
}

/// What is neither in a row nor in a hand: goals, towers, premonitions, piles.
pub(super) fn around(view: &View, words: OnirimWords<'_>, width: usize, style: Style) -> String {
    let mut table = Table { view, words, style, pointed: None, sheet: Sheet::default() };
    table.goals();
    table.towers();
    table.piles();
    table.premonitions();
    table.sheet.laid_out(width, style)
}

/// Says so where the game cannot be won any more.
fn notice(view: &View, words: OnirimWords<'_>, width: usize, style: Style) -> String {
    let mut text = String::new();
    if view.unwinnable && view.question.is_some() {
        let gone = |card| view.discard.contains(card) || view.removed.contains(card);
        let door = Colour::ALL.iter().any(|&colour| gone(Card::door(colour)));
        let notice =
            words.text("onirim-table-unwinnable", &[("lost", if door { "door" } else { "wall" }.into())]);
        for line in wrapped(&notice, width.saturating_sub(4)) {
            text.push_str(&format!(" ! {}\n", style.paint(Ink::Strong, &line)));
        }
    }
    text
}

struct Table<'a> {
    view: &'a View,
    words: OnirimWords<'a>,
    style: Style,
    /// The answer under the cursor.
    pointed: Option<Action>,
    sheet: Sheet,
}

impl Table<'_> {
    fn everything(&mut self) {
        let seats = self.view.setup.seats();
        self.sheet.heading(title(self.view, self.words));
        if seats == 1 {
            self.doors(Seat::new(0));
            self.goals();
            self.row(Seat::new(0));
            self.towers();
            self.premonitions();
            self.piles();
            self.hand(Seat::new(0));
            self.in_the_air();
            return;
        }
        self.goals();
        self.towers();
        self.premonitions();
        self.piles();
        self.players();
    }

    fn rows_and_hands(&mut self) {
        if self.view.setup.seats() > 1 {
            return self.players();
        }
        let seat = Seat::new(0);
        self.doors(seat);
        self.row(seat);
        self.hand(seat);
        self.in_the_air();
    }

    /// The partner, the observer, and what both of them have.
    fn players(&mut self) {
        let seats = self.view.setup.seats();
        let me = match self.view.observer {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Omniscient => None,
        };
        for seat in Seat::first(seats).filter(|&seat| Some(seat) != me) {
            self.player(seat, "table-player");
        }
        if let Some(seat) = me {
            self.player(seat, "table-you");
        }
        let label = if self.view.turn == 0 { "onirim-label-open" } else { "onirim-label-common" };
        let common =
            self.view.common.iter().map(|&card| self.marked(card, Some(Source::Common), self.token(card)));
        let common = common.collect();
        self.pieces(label, common);
        self.in_the_air();
    }

    /// The same, marked if the answer under the cursor names that card, there.
    fn marked(&self, card: Card, place: Option<Source>, piece: Piece) -> Piece {
        let Some(action) = &self.pointed else { return piece };
        let there = place.is_none_or(|place| super::source_of(action).is_none_or(|source| source == place));
        if there && super::card_of(action) == Some(card) { piece.pointed() } else { piece }
    }

    fn player(&mut self, seat: Seat, heading: &str) {
        self.sheet.heading(self.words.text(heading, &[("seat", seat.number().into())]));
        self.doors(seat);
        self.row(seat);
        self.hand(seat);
    }

    fn token(&self, card: Card) -> Piece {
        token(card, self.words, self.style)
    }

    fn pieces(&mut self, label: &str, pieces: Vec<Piece>) {
        if !pieces.is_empty() {
            self.sheet.pieces(self.words.say(label), pieces);
        }
    }

    fn doors(&mut self, seat: Seat) {
        let doors = self.view.doors[seat.index()];
        let each = if self.view.setup.seats() == 1 { 2 } else { 1 };
        let mut pieces: Vec<_> =
            Colour::ALL.iter().map(|&colour| self.doors_of(doors, colour, each)).collect();
        let found: u8 = Colour::ALL.iter().map(|&colour| doors.of(colour).min(each)).sum();
        let count =
            self.words.text("onirim-table-doors", &[("found", found.into()), ("all", (4 * each).into())]);
        pieces.push(Piece::new(Ink::Faint, count));
        self.pieces("onirim-label-doors", pieces);
    }

    fn doors_of(&self, doors: Doors, colour: Colour, wanted: u8) -> Piece {
        let name = self.words.colour(colour);
        let found = doors.of(colour);
        let boxes = if self.style.plain {
            format!("{found}/{wanted}")
        } else {
            let missing = wanted.saturating_sub(found);
            "■".repeat(found.into()) + &"□".repeat(missing.into())
        };
        Piece::new(ink(colour), format!("{name} {boxes}"))
    }

    fn row(&mut self, seat: Seat) {
        let row = &self.view.rows[seat.index()];
        let Some(last) = row.cards.last() else {
            return self
                .sheet
                .prose(self.words.say("onirim-label-row"), self.words.say("onirim-table-row-empty"));
        };
        let hidden = row.cards.len().saturating_sub(ROW_SHOWN);
        let mut pieces: Vec<_> = row.cards[hidden..].iter().map(|&card| self.token(card)).collect();
        if hidden > 0 {
            pieces.insert(0, Piece::new(Ink::Faint, if self.style.plain { "..." } else { "…" }));
        }
        self.pieces("onirim-label-row", pieces);
        if let Some(room) = last.as_room() {
            self.sheet.prose(String::new(), self.series(row, room));
        }
    }

    fn series(&self, row: &RowView, last: Room) -> String {
        self.words.text(
            "onirim-table-series",
            &[
                ("run", row.run.into()),
                ("colour", self.words.colour_of_cards(last.colour).into()),
                ("symbol", self.words.symbol(last.symbol).into()),
            ],
        )
    }

    fn hand(&mut self, seat: Seat) {
        let hand = &self.view.hands[seat.index()];
        let own = self.view.observer == Observer::Seat(seat);
        let pieces = hand.iter().map(|glimpse| {
            let piece = glimpsed(glimpse, self.words, self.style);
            match glimpse.card().filter(|_| own) {
                Some(card) => self.marked(card, Some(Source::Own), piece),
                None => piece,
            }
        });
        let pieces = pieces.collect();
        self.pieces("onirim-label-hand", pieces);
    }

    fn piles(&mut self) {
        let deck = &self.view.deck;
        let count = self.words.text("onirim-table-deck", &[("count", deck.count.into())]);
        self.pieces("onirim-label-deck", vec![Piece::new(Ink::Plain, count)]);
        let known = |glimpse| glimpsed(glimpse, self.words, self.style);
        let (top, bottom) = (deck.top.iter().map(known).collect(), deck.bottom.iter().map(known).collect());
        self.pieces("onirim-label-top", top);
        self.pieces("onirim-label-bottom", bottom);
        self.pieces("onirim-label-limbo", summary(&self.view.limbo, self.words, self.style));
        self.pieces("onirim-label-discard", self.counted(&self.view.discard));
        self.pieces("onirim-label-removed", self.counted(&self.view.removed));
    }

    fn counted(&self, bag: &Bag) -> Vec<Piece> {
        let mut pieces = summary(bag, self.words, self.style);
        if !pieces.is_empty() {
            let count = self.words.text("onirim-table-count", &[("count", bag.len().into())]);
            pieces.insert(0, Piece::new(Ink::Faint, count));
        }
        pieces
    }

    fn goals(&mut self) {
        let Some(goals) = self.view.goals else { return };
        let next = goals.next();
        let pieces = goals.iter().enumerate().map(|(place, goal)| self.goal(*goal, next == Some(place)));
        let pieces = pieces.collect();
        self.pieces("onirim-label-goals", pieces);
    }

    fn goal(&self, goal: Goal, is_next: bool) -> Piece {
        let mark = match (goal.is_found(), is_next, self.style.plain) {
            (true, _, false) => "✓",
            (true, _, true) => "[x]",
            (false, true, _) => ">",
            (false, false, false) => "·",
            (false, false, true) => "-",
        };
        Piece::new(Ink::Strong, mark)
            .then(ink(goal.colour()), format!(" {}", self.words.colour(goal.colour())))
    }

    fn towers(&mut self) {
        match self.view.towers {
            Some(towers) if towers.is_empty() => {
                self.sheet.prose(
                    self.words.say("onirim-label-towers"),
                    self.words.say("onirim-table-towers-empty"),
                );
            }
            Some(towers) => {
                self.pieces("onirim-label-towers", towers.iter().map(|&card| self.token(card)).collect());
            }
            None => {}
        }
    }

    fn premonitions(&mut self) {
        let Some(PremonitionsView { open, hidden }) = self.view.premonitions else { return };
        let mut label = self.words.say("onirim-label-premonitions");
        for premonition in open.iter() {
            let text = self.words.text(
                "onirim-table-premonition",
                &[
                    ("name", self.words.premonition(premonition).into()),
                    ("penalty", self.words.premonition_penalty(premonition).into()),
                ],
            );
            self.sheet.prose(std::mem::take(&mut label), text);
        }
        let hidden = self.words.text("onirim-table-premonitions-hidden", &[("count", hidden.len().into())]);
        self.sheet.prose(label, hidden);
    }

    /// Cards drawn or being looked at, which lie nowhere yet.
    fn in_the_air(&mut self) {
        let drawn = self.view.drawn.iter().map(|glimpse| glimpsed(glimpse, self.words, self.style));
        let drawn: Vec<_> = drawn.chain(self.view.dream.map(|card| self.token(card))).collect();
        self.pieces("onirim-label-drawn", drawn);
        let looking = self.view.looking.iter().map(|glimpse| {
            let piece = glimpsed(glimpse, self.words, self.style);
            glimpse.card().map_or(piece.clone(), |card| self.marked(card, None, piece))
        });
        let looking = looking.collect();
        self.pieces("onirim-label-looking", looking);
    }
}

pub(super) fn title(view: &View, words: OnirimWords<'_>) -> String {
    let (game, _) = words.game("onirim");
    match view.turn {
        0 => words.text("onirim-table-title-picking", &[("game", game.into())]),
        turn => words.text("table-title", &[("game", game.into()), ("turn", turn.into())]),
    }
}

/// Every card of the game and where it is: what is still unseen, and what is gone.
pub(crate) fn cards(view: &View, words: OnirimWords<'_>, width: usize, style: Style) -> String {
    let mut table = Table { view, words, style, pointed: None, sheet: Sheet::default() };
    table.pieces("onirim-label-unseen", table.counted(&view.unseen));
    table.pieces("onirim-label-limbo", table.counted(&view.limbo));
    table.pieces("onirim-label-discard", table.counted(&view.discard));
    table.pieces("onirim-label-removed", table.counted(&view.removed));
    table.sheet.laid_out(width, style)
}
