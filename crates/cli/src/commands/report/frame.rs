/// A value of a column.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::commands) enum Cell {
    Empty,
    Text(String),
    Count(u64),
    Number(f64),
}

/// The type of a column's values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Text,
    Count,
    Number,
}

/// One table for machines: stable names, ids instead of words, a kind a column.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::commands) struct Frame {
    names: Vec<String>,
    rows: Vec<Vec<Cell>>,
}

impl Frame {
    pub(in crate::commands) fn new<N: Into<String>>(names: impl IntoIterator<Item = N>) -> Frame {
        Frame { names: names.into_iter().map(Into::into).collect(), rows: Vec::new() }
    }

    /// Adds a row: its values by column name.
    pub(in crate::commands) fn push<'a>(&mut self, values: impl IntoIterator<Item = (&'a str, Cell)>) {
        let mut row = vec![Cell::Empty; self.names.len()];
        for (name, value) in values {
            let place = self.names.iter().position(|known| known == name);
            row[place.unwrap_or_else(|| panic!("no column {name}"))] = value.finite();
        }
        self.rows.push(row);
    }

    pub(super) fn names(&self) -> &[String] {
        &self.names
    }

    pub(super) fn rows(&self) -> &[Vec<Cell>] {
        &self.rows
    }

    /// The values of a column.
    pub(super) fn column(&self, at: usize) -> impl Iterator<Item = &Cell> {
        self.rows.iter().map(move |row| &row[at])
    }

    /// The type of a column's values; text if there is none.
    pub(super) fn kind(&self, at: usize) -> Kind {
        let kind = |cell: &Cell| match cell {
            Cell::Empty => None,
            Cell::Text(_) => Some(Kind::Text),
            Cell::Count(_) => Some(Kind::Count),
            Cell::Number(_) => Some(Kind::Number),
        };
        self.column(at).find_map(kind).unwrap_or(Kind::Text)
    }
}

impl Cell {
    fn finite(self) -> Cell {
        match self {
            Cell::Number(number) if !number.is_finite() => Cell::Empty,
            cell => cell,
        }
    }
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

impl From<u64> for Cell {
    fn from(count: u64) -> Cell {
        Cell::Count(count)
    }
}

impl From<f64> for Cell {
    fn from(number: f64) -> Cell {
        Cell::Number(number)
    }
}

impl From<Option<f64>> for Cell {
    fn from(number: Option<f64>) -> Cell {
        number.map_or(Cell::Empty, Cell::Number)
    }
}
