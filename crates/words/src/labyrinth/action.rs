use dedale_labyrinth::{Action, Cell, Openings, Question, Seen, Tile, View};

use super::LabyrinthWords;
use crate::Value;

type Args<'a> = Vec<(&'static str, Value<'a>)>;

impl LabyrinthWords<'_> {
    /// The effect of an answer to any question.
    pub fn action(&self, action: &Action) -> String {
        self.text(&format!("labyrinth-action-{}", verb(action)), &self.action_args(action))
    }

    pub(super) fn choice(&self, action: &Action, view: &View) -> String {
        let mut args = self.action_args(action);
        let special = match (action, view.question) {
            (Action::Move(cell), Some(Question::Turn)) => {
                args.extend(self.what_a_move_does(*cell, view));
                "-turn"
            }
            (Action::End, Some(Question::Turn)) => {
                args.push(("moves", view.moves.into()));
                "-turn"
            }
            _ => "",
        };
        self.text(&format!("labyrinth-action-{}{special}", verb(action)), &args)
    }

    fn action_args(&self, action: &Action) -> Args<'_> {
        match *action {
            Action::Push(arrow, openings) => vec![("arrow", arrow.to_string().into()), self.open(openings)],
            Action::Rotate(cell, turn) => vec![at("cell", cell), ("turn", turn.to_string().into())],
            Action::Permute(pair) => {
                let (one, other) = pair.cells();
                vec![at("one", one), at("other", other)]
            }
            Action::Move(cell) => vec![at("cell", cell)],
            Action::Orient(openings) => vec![self.open(openings)],
            Action::Choose(spell) => {
                vec![("spell", self.spell(spell).into()), ("effect", self.spell_effect(spell).into())]
            }
            Action::TurnUp | Action::Leave | Action::End => Vec::new(),
        }
    }

    fn what_a_move_does(&self, cell: Cell, view: &View) -> Args<'_> {
        let stays = view.pawns[view.active.index()] == cell;
        let casts = view.ways.is_some_and(|ways| ways.reach().casting.contains(cell));
        let spell = view.spells[view.active.index()].filter(|_| casts);
        let down = match view.board.seen(cell) {
            Seen::Up(..) => ("no", None),
            Seen::Blank => ("blank", None),
            Seen::Known(tile) => ("known", Some(tile)),
        };
        let (finds, owner, treasure) = match view.finds(cell).filter(|_| down.0 == "no") {
            None => ("none", String::new(), String::new()),
            Some((seat, treasure)) => {
                let finds = if seat == view.active { "own" } else { "other" };
                (finds, self.player(seat), self.the_thing(treasure.thing()))
            }
        };
        vec![
            ("stays", if stays { "yes" } else { "no" }.into()),
            ("spell", spell.map_or_else(|| "none".to_owned(), |spell| self.spell(spell)).into()),
            ("finds", finds.into()),
            ("owner", owner.into()),
            ("treasure", treasure.into()),
            ("down", down.0.into()),
            ("tile", down.1.map_or_else(String::new, |tile: Tile| self.tile(tile)).into()),
        ]
    }

    fn open(&self, openings: Openings) -> (&'static str, Value<'_>) {
        ("sides", self.sides(openings).into())
    }
}

fn at(name: &'static str, cell: Cell) -> (&'static str, Value<'static>) {
    (name, cell.to_string().into())
}

const fn verb(action: &Action) -> &'static str {
    match action {
        Action::Push(..) => "push",
        Action::Rotate(..) => "rotate",
        Action::Permute(_) => "permute",
        Action::Move(_) => "move",
        Action::TurnUp => "turn-up",
        Action::Leave => "leave",
        Action::Orient(_) => "orient",
        Action::Choose(_) => "choose",
        Action::End => "end",
    }
}
