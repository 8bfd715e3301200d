//! Short forms of answers, in the words of the user's language.

use dedale_core::names::Named as _;
use dedale_labyrinth::{Action, Arrow, Cell, Openings, Pair, Question, Spell, Turn, View};
use dedale_words::labyrinth::LabyrinthWords;

use super::answers::{arrows, turn_names};
use crate::terminal::style::Style;

/// The short forms a player may type on their turn. The engine's own text always works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Move,
    Push,
    Rotate,
    Permute,
    End,
    Way,
}

impl Verb {
    const ALL: [(Verb, &'static str, &'static str); 6] = [
        (Verb::Move, "move", "labyrinth-verb-move"),
        (Verb::Push, "push", "labyrinth-verb-push"),
        (Verb::Rotate, "rotate", "labyrinth-verb-rotate"),
        (Verb::Permute, "permute", "labyrinth-verb-permute"),
        (Verb::End, "end", "labyrinth-verb-end"),
        (Verb::Way, "way", "labyrinth-verb-way"),
    ];

    fn find(word: &str, words: LabyrinthWords<'_>) -> Option<Verb> {
        let means = |(_, own, id): &&(Verb, &str, &str)| {
            *own == word || words.say(id).split_whitespace().any(|known| known == word)
        };
        Verb::ALL.iter().find(means).map(|(verb, ..)| *verb)
    }
}

/// The meaning of the line, or a message to show instead; none if it is no short form.
pub(super) fn understood(
    line: &str,
    view: &View,
    words: LabyrinthWords<'_>,
    style: Style,
) -> Option<Result<Action, String>> {
    let line = line.to_lowercase();
    let typed: Vec<_> = line.split_whitespace().collect();
    let (&first, rest) = typed.split_first()?;
    match view.question? {
        Question::Turn => {
            if let (Some(cell), []) = (cell(first), rest) {
                return Some(Ok(Action::Move(cell)));
            }
            Some(on_turn(Verb::find(first, words)?, rest, view, words, style))
        }
        Question::TurnUp => {
            let is = |id: &str| {
                [words.say(id), words.say(&format!("{id}.short"))].iter().any(|word| word == first)
            };
            let action = if is("answer-yes") { Action::TurnUp } else { Action::Leave };
            (rest.is_empty() && (action == Action::TurnUp || is("answer-no"))).then_some(Ok(action))
        }
        Question::Orient => {
            let openings = openings(first).filter(|_| rest.is_empty())?;
            Some(Ok(Action::Orient(openings)))
        }
        Question::Spell => {
            let named = |spell: &&Spell| words.spell(**spell).to_lowercase() == line.trim();
            Spell::SECOND.iter().find(named).map(|&spell| Ok(Action::Choose(spell)))
        }
    }
}

fn on_turn(
    verb: Verb,
    rest: &[&str],
    view: &View,
    words: LabyrinthWords<'_>,
    style: Style,
) -> Result<Action, String> {
    match (verb, rest) {
        (Verb::End, []) => Ok(Action::End),
        (Verb::End, _) => Err(words.text("play-not-understood", &[("typed", rest.join(" ").into())])),
        (Verb::Move, [to]) => cell(to).map(Action::Move).ok_or_else(|| words.say("labyrinth-how-cell")),
        (Verb::Way, [to]) => {
            Err(cell(to)
                .map_or_else(|| words.say("labyrinth-how-cell"), |cell| way(cell, view, words, style)))
        }
        (Verb::Move | Verb::Way, _) => Err(words.say("labyrinth-how-cell")),
        (Verb::Push, [one, other]) => {
            let push = pushed(one, other).or_else(|| pushed(other, one));
            let fits = |(_, openings): &(Arrow, Openings)| openings.shape() == view.board.spare_shape();
            let push = push.filter(fits).map(|(arrow, openings)| Action::Push(arrow, openings));
            push.ok_or_else(|| how_to_push(view, words, style))
        }
        (Verb::Push, _) => Err(how_to_push(view, words, style)),
        (Verb::Rotate, [at, turn @ ..]) => {
            let cell = loose(at, words)?;
            let turn = match turn {
                [] => Some(Turn::Quarter),
                [turn] => Turn::from_name(turn.trim_end_matches('°')),
                _ => None,
            };
            turn.map(|turn| Action::Rotate(cell, turn)).ok_or_else(|| words.say("labyrinth-how-rotate"))
        }
        (Verb::Rotate, []) => Err(words.say("labyrinth-how-rotate")),
        (Verb::Permute, [one, other]) => {
            let pair = Pair::new(loose(one, words)?, loose(other, words)?);
            pair.map(Action::Permute).ok_or_else(|| words.say("labyrinth-how-permute"))
        }
        (Verb::Permute, _) => Err(words.say("labyrinth-how-permute")),
    }
}

/// `3.4`, and `3,4` as well.
fn cell(text: &str) -> Option<Cell> {
    Cell::from_name(&text.replace(',', "."))
}

fn loose(text: &str, words: LabyrinthWords<'_>) -> Result<Cell, String> {
    let cell = cell(text).ok_or_else(|| words.say("labyrinth-how-cell"))?;
    match cell.is_fixed() {
        true => Err(words.text("labyrinth-how-fixed", &[("cell", cell.to_string().into())])),
        false => Ok(cell),
    }
}

fn pushed(arrow: &str, turn: &str) -> Option<(Arrow, Openings)> {
    Some((Arrow::from_any_case(&west(arrow))?, openings(turn)?))
}

/// The sides in any order.
fn openings(text: &str) -> Option<Openings> {
    let sorted = |name: &str| {
        let mut letters: Vec<_> = name.to_lowercase().chars().collect();
        letters.sort_unstable();
        letters
    };
    Openings::all().find(|openings| sorted(openings.name()) == sorted(&west(text)))
}

/// In French, west is `o`.
fn west(text: &str) -> String {
    text.replace('o', "w")
}

fn how_to_push(view: &View, words: LabyrinthWords<'_>, style: Style) -> String {
    let shape = view.board.spare_shape();
    let free: Vec<_> = arrows(view).collect();
    let example = free.first().map_or_else(String::new, |arrow| arrow.to_string().to_lowercase());
    let args = [
        ("arrows", free.iter().map(|arrow| arrow.name()).collect::<Vec<_>>().join(" ").into()),
        ("turns", turn_names(shape, style).into()),
        ("arrow", example.into()),
        ("turn", shape.plain().to_string().to_lowercase().into()),
    ];
    words.text("labyrinth-how-push", &args)
}

/// The way the pawn would take.
fn way(to: Cell, view: &View, words: LabyrinthWords<'_>, style: Style) -> String {
    match view.ways.and_then(|ways| ways.to(to)) {
        Some(way) => {
            let arrow = if style.plain { " > " } else { " → " };
            let cells = way.cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(arrow);
            words.text("labyrinth-way-to", &[("cells", cells.into())])
        }
        None => words.text("labyrinth-no-way-to", &[("cell", to.to_string().into())]),
    }
}
