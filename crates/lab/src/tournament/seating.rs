//! Who plays whom, and at which seats.

use crate::Studied;
use crate::series::LabError;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Contest {
    pub(super) a: usize,
    pub(super) b: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Side {
    A,
    B,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Lineup {
    /// None where everybody plays together.
    pub(super) contest: Option<usize>,
    pub(super) bots: Vec<usize>,
}

pub(super) fn count(seating: &[Side], side: Side) -> usize {
    seating.iter().filter(|&&other| other == side).count()
}

/// The seating: by default one `a` among `b`s.
pub(super) fn seating<G: Studied>(seats: usize, asked: Option<&str>) -> Result<Vec<Side>, LabError> {
    let Some(asked) = asked else {
        return Ok((0..seats).map(|seat| if seat == 0 { Side::A } else { Side::B }).collect());
    };
    if G::TOGETHER {
        return Err(LabError::SeatingTogether);
    }
    let side = |letter: char| match letter {
        'a' => Some(Side::A),
        'b' => Some(Side::B),
        _ => None,
    };
    let seating: Option<Vec<_>> = asked.chars().map(side).collect();
    let whole = |seating: &Vec<Side>| {
        seating.len() == seats && count(seating, Side::A) > 0 && count(seating, Side::B) > 0
    };
    seating.filter(whole).ok_or_else(|| LabError::Seating { found: asked.to_owned(), seats })
}

/// The pairings: every bot with the baseline, or every bot with every other; in both directions if the sides are unequal.
pub(super) fn contests(bots: usize, base: Option<usize>, even: bool) -> Vec<Contest> {
    if let Some(base) = base {
        return (0..bots).filter(|&bot| bot != base).map(|bot| Contest { a: bot, b: base }).collect();
    }
    let pairs = (0..bots).flat_map(|a| (0..bots).map(move |b| Contest { a, b }));
    pairs.filter(|contest| contest.a != contest.b && (!even || contest.a < contest.b)).collect()
}

/// The tables of a contest on one deal: the seating turned round until everybody has sat everywhere.
pub(super) fn turns_at_table(at: usize, contest: Contest, seating: &[Side]) -> Vec<Lineup> {
    let mut lineups: Vec<Lineup> = Vec::new();
    for turned in 0..seating.len() {
        let seat = |seat: usize| match seating[(seat + seating.len() - turned) % seating.len()] {
            Side::A => contest.a,
            Side::B => contest.b,
        };
        let lineup = Lineup { contest: Some(at), bots: (0..seating.len()).map(seat).collect() };
        if !lineups.contains(&lineup) {
            lineups.push(lineup);
        }
    }
    lineups
}
