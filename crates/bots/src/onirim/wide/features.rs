//! The rows of the base game, and behind them those of what comes on top.

use dedale_core::Few;
use dedale_onirim::{Card, Colour, Face, Goals, Premonition, Premonitions, Setup, Symbol, Towers};

use super::super::features as base;
use super::situation::{Pending, Wide};
use crate::net::Active;

/// Changes whenever a row comes to mean something else: a net works only with the features it was trained on.
pub const VERSION: u32 = 1;

/// Where each family of rows begins.
mod at {
    use super::{Pending, base};

    pub(super) const SETUP: usize = base::ROWS;
    pub(super) const PENDING: usize = SETUP + 3 + 3 + 4 + 3;
    pub(super) const GOAL: usize = PENDING + Pending::COUNT * 9;
    pub(super) const GOAL_AND_ROW: usize = GOAL + 9 * 3 * 4;
    pub(super) const PURSE: usize = GOAL_AND_ROW + 4 * 10 * 3;
    pub(super) const PURSE_AND_DANGER: usize = PURSE + 24 * 9;
    pub(super) const WALL: usize = PURSE_AND_DANGER + 8 * 11;
    pub(super) const TOWERS_HELD: usize = WALL + 5 * 8;
    pub(super) const TOWER: usize = TOWERS_HELD + 5 * 5 * 4;
    pub(super) const PREMONITION: usize = TOWER + 2 * 3 * 4 * 5;
    pub(super) const HAPPY: usize = PREMONITION + 8 * 2 * 9;
    pub(super) const PARTNER_PLAN: usize = HAPPY + 5 * 9;
    pub(super) const BOTH_NEED: usize = PARTNER_PLAN + 2 * 10 * 4 * 3 * 3;
    pub(super) const BOTH_KEYS: usize = BOTH_NEED + 5 * 5;
    pub(super) const COMMON: usize = BOTH_KEYS + 2 * 2 * 3 * 3 * 3;
    pub(super) const TOP: usize = COMMON + 4 * 2 * 2 * 3;
    pub(super) const END: usize = TOP + 5 * 3;
}

/// How many rows there are.
pub const ROWS: usize = at::END;

/// The rows a situation switches on.
pub fn active(wide: &Wide) -> Active {
    let mut rows = base::active(&wide.base);
    setup(&wide.setup, wide.partner.is_some(), &mut rows);
    let missing = missing(wide);
    rows.push(base::place(at::PENDING, [(wide.pending.index(), Pending::COUNT), (missing, 9)]));
    book(wide, missing, &mut rows);
    if wide.setup.towers() != Towers::None {
        towers(wide, &mut rows);
    }
    if wide.setup.premonitions() != Premonitions::None {
        premonitions(wide, &mut rows);
    }
    partner(wide, &mut rows);
    known_top(wide, &mut rows);
    rows
}

/// What the base game does not tell apart.
fn known_top(wide: &Wide, rows: &mut Active) {
    for (depth, card) in wide.base.top.iter().take(5).enumerate() {
        let kind = match card.face() {
            Face::Tower(tower) => usize::from(wide.fits(tower)),
            Face::HappyDream => 2,
            Face::Room(_) | Face::Door(_) | Face::Nightmare => continue,
        };
        rows.push(base::place(at::TOP, [(depth, 5), (kind, 3)]));
    }
}

/// Doors still to be found by all.
fn missing(wide: &Wide) -> usize {
    let of = |&colour: &Colour| usize::from(wide.needed(colour) + wide.partner_needs(colour));
    Colour::ALL.iter().map(of).sum()
}

fn setup(setup: &Setup, two: bool, rows: &mut Active) {
    let players = if two { 1 + setup.communication() as usize } else { 0 };
    rows.push(at::SETUP + setup.book() as usize);
    rows.push(at::SETUP + 3 + setup.towers() as usize);
    rows.push(at::SETUP + 6 + setup.premonitions() as usize);
    rows.push(at::SETUP + 10 + players);
}

fn book(wide: &Wide, missing: usize, rows: &mut Active) {
    let Some(goals) = &wide.goals else { return };
    let order: Few<usize, { Goals::COUNT }> = goals.in_order().collect();
    for &colour in Colour::ALL {
        let turn = order.iter().position(|&place| goals[place].colour() == colour).unwrap_or(8);
        let held = |symbol| wide.base.hand.count(Card::room(colour, symbol)) as usize;
        let in_hand: usize = Symbol::ALL.iter().map(|&symbol| held(symbol)).sum();
        let end = base::row_end(&wide.base, colour);
        let needed = usize::from(wide.needed(colour));
        rows.push(base::place(at::GOAL, [(turn, 9), (needed, 3), (in_hand, 4)]));
        rows.push(base::place(at::GOAL_AND_ROW, [(turn, 4), (end, 10), (held(Symbol::Key), 3)]));
    }
    let purse = usize::from(wide.discarded);
    let nightmares = wide.base.deck.count(Card::NIGHTMARE) as usize;
    rows.push(base::place(at::PURSE, [(purse / 2, 24), (missing, 9)]));
    rows.push(base::place(at::PURSE_AND_DANGER, [(purse / 5, 8), (nightmares, 11)]));
}

fn towers(wide: &Wide, rows: &mut Active) {
    let wall = wide.wall();
    let held = wide.base.hand.iter().filter_map(Card::as_tower);
    let (mut count, mut fitting) = (0, 0);
    for tower in held {
        count += 1;
        fitting += usize::from(wide.fits(tower));
    }
    rows.push(base::place(at::WALL, [(wall, 5), (wide.towers.len(), 8)]));
    rows.push(base::place(at::TOWERS_HELD, [(wall, 5), (count, 5), (fitting, 4)]));
    for &colour in Colour::ALL {
        let of = |card: &Card| card.as_tower().is_some_and(|tower| tower.colour == colour);
        let stands = wide.towers.iter().any(of);
        let in_hand = wide.base.hand.iter().filter(of).count();
        let in_deck = wide.base.deck.iter().filter(of).count();
        rows.push(base::place(at::TOWER, [(usize::from(stands), 2), (in_hand, 3), (in_deck, 4), (wall, 5)]));
    }
}

fn premonitions(wide: &Wide, rows: &mut Active) {
    let all: usize = Colour::ALL.iter().map(|&colour| usize::from(wide.on_table(colour))).sum();
    let pair = |colour| usize::from(wide.on_table(colour));
    let of_each = Colour::ALL.iter().filter(|&&colour| wide.on_table(colour) > 0).count();
    for &premonition in Premonition::ALL {
        let is_open = wide.open.contains(premonition);
        if !is_open && !wide.hidden.contains(premonition) {
            continue;
        }
        let progress = match premonition {
            Premonition::RedPair => pair(Colour::Red),
            Premonition::GreenPair => pair(Colour::Green),
            Premonition::BluePair => pair(Colour::Blue),
            Premonition::BrownPair => pair(Colour::Brown),
            Premonition::AnyPair => Colour::ALL.iter().map(|&colour| pair(colour)).max().unwrap_or(0),
            Premonition::Rainbow => of_each,
            Premonition::FiveDoors | Premonition::ThreeDoors => all,
        };
        let place = [(premonition as usize, 8), (usize::from(is_open), 2), (progress, 9)];
        rows.push(base::place(at::PREMONITION, place));
    }
    let happy = wide.base.deck.count(Card::HAPPY_DREAM) + wide.base.limbo.count(Card::HAPPY_DREAM);
    rows.push(base::place(at::HAPPY, [(happy as usize, 5), (wide.open.len() as usize, 9)]));
}

fn partner(wide: &Wide, rows: &mut Active) {
    let Some(partner) = &wide.partner else { return };
    let mut theirs = wide.base;
    (theirs.last, theirs.run) = (partner.last, partner.run);
    let (mut own, mut other) = (0, 0);
    for &colour in Colour::ALL {
        let (needed, needs) = (usize::from(wide.needed(colour)), usize::from(wide.partner_needs(colour)));
        (own, other) = (own + needed, other + needs);
        let held = |symbol| {
            let card = Card::room(colour, symbol);
            (partner.hand.count(card) + wide.common.count(card)) as usize
        };
        let hand = [held(Symbol::Sun), held(Symbol::Moon), held(Symbol::Key)];
        let end = base::row_end(&theirs, colour);
        let plan = [(needs, 2), (end, 10), (hand[0], 4), (hand[1], 3), (hand[2], 3)];
        rows.push(base::place(at::PARTNER_PLAN, plan));
        let key = wide.base.hand.count(Card::key(colour)) as usize;
        let left = wide.base.deck.count(Card::key(colour)) as usize;
        rows.push(base::place(at::BOTH_KEYS, [(needed, 2), (needs, 2), (key, 3), (hand[2], 3), (left, 3)]));
        for &symbol in Symbol::ALL {
            if wide.common.contains(Card::room(colour, symbol)) {
                let place = [(symbol as usize, 4), (needed, 2), (needs, 2), (end / 3, 3)];
                rows.push(base::place(at::COMMON, place));
            }
        }
    }
    rows.push(base::place(at::BOTH_NEED, [(own, 5), (other, 5)]));
}
