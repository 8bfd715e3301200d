use crate::terminal::style::{Ink, Style};

/// Signs on a grid, each in its ink.
pub(crate) struct Canvas {
    width: usize,
    signs: Vec<(char, Ink)>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, signs: vec![(' ', Ink::Plain); width * height] }
    }

    pub(crate) fn put(&mut self, row: usize, column: usize, sign: char, ink: Ink) {
        debug_assert!(column < self.width);
        self.signs[row * self.width + column] = (sign, ink);
    }

    pub(crate) fn write(&mut self, row: usize, column: usize, text: &str, ink: Ink) {
        for (at, sign) in text.chars().enumerate() {
            self.put(row, column + at, sign, ink);
        }
    }

    /// Its lines, each of the whole width.
    pub(crate) fn lines(&self, style: Style) -> Vec<String> {
        let painted = |run: &[(char, Ink)]| {
            let text: String = run.iter().map(|(sign, _)| *sign).collect();
            style.paint(run[0].1, &text)
        };
        let lines = self.signs.chunks(self.width);
        lines.map(|line| line.chunk_by(|one, next| one.1 == next.1).map(painted).collect()).collect()
    }
}
