//! A session in lines: written below each other, read one at a time.

use std::io::{self, Write};

use dedale_words::Words;

use super::front::{Ask, Front, Happened, Page, Scene};
use crate::terminal::asked::Asked;
use crate::terminal::input::Command;
use crate::terminal::pages::{self, paragraph, table_and_news};
use crate::terminal::sheet::wrapped;
use crate::terminal::style::{Ink, Style};
use crate::terminal::typing::Typing;
use crate::terminal::{Face, moment};

/// Standard input and output, or what stands in for them.
pub(crate) struct Lines<'a, R, W> {
    pub(crate) input: R,
    pub(crate) output: W,
    pub(crate) words: &'a Words,
    pub(crate) style: Style,
    /// The columns of the terminal, asked for whenever the screen is drawn.
    pub(crate) width: fn() -> usize,
}

impl<R: Typing, W: Write> Lines<'_, R, W> {
    /// The news as text; each bot's actions have their own lines.
    fn happened(&self, happened: &Happened) -> String {
        let width = (self.width)();
        match happened {
            Happened::Welcome(text) => paragraph(text, width),
            Happened::News { lines, most } => moment::news(lines, *most, width, self.style),
        }
    }
}

impl<G: Face, R: Typing, W: Write> Front<G> for Lines<'_, R, W> {
    fn width(&self, _: Page) -> usize {
        (self.width)()
    }

    fn table(&mut self, scene: Scene<'_, G>) -> io::Result<()> {
        let (words, style, width) = (self.words, self.style, (self.width)());
        let view = scene.game.state().view(scene.observer);
        let mut text = String::from(if style.clears { "\x1b[H\x1b[2J" } else { "\n" });
        let happened = self.happened(&scene.happened);
        text.push_str(&table_and_news::<G>(G::screen(&view, words, width, style), happened));
        if let Some(whose) = scene.whose {
            text.push_str(&format!(" {}\n", style.paint(Ink::Faint, &whose)));
        }
        let answers = scene.asked.as_ref().map_or_else(Vec::new, Asked::answers);
        self.input.offer(|| {
            let commands = if scene.end.is_some() { &Command::AFTER[..] } else { &Command::DURING };
            let answers = answers.iter().map(ToString::to_string);
            answers.chain(commands.iter().map(|command| command.name(words))).collect()
        });
        if let Some(asked) = scene.asked {
            text.push_str(&asked.choices(words, width, style));
        }
        if let Some(end) = scene.end {
            if let Some((reason, summary)) = end.told {
                text.push_str(&format!(" {}\n {summary}\n", style.paint(Ink::Strong, &reason)));
            }
            text.push_str(&format!(" {}\n\n", end.seed));
            text.push_str(&pages::commands(&Command::AFTER, words, width, style));
        }
        self.output.write_all(text.as_bytes())
    }

    fn aftermath(&mut self, scene: Scene<'_, G>) -> io::Result<()> {
        let text = self.happened(&scene.happened);
        write!(self.output, "\n{text}\n")
    }

    fn page(&mut self, _: Page, text: &str) -> io::Result<()> {
        self.output.write_all(text.as_bytes())
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        self.output.write_all(paragraph(text, (self.width)()).as_bytes())
    }

    fn ask(&mut self, ask: Ask<'_>) -> io::Result<Option<String>> {
        let text = match ask {
            Ask::Answer => ">",
            Ask::Reply(text) => text,
        };
        let lines = wrapped(text, (self.width)().saturating_sub(4));
        self.input.line(&format!("{} ", lines.join("\n")), &mut self.output)
    }

    fn hide(&mut self) -> io::Result<()> {
        self.input.forget();
        if self.style.clears {
            write!(self.output, "\x1b[H\x1b[2J\x1b[3J")?;
        }
        Ok(())
    }

    fn part(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.output, "{text}")
    }
}
