//! Saving, leaving, and the way back.

use std::io::{self, BufRead, Write};
use std::path::Path;

use dedale_words::Words;

use super::{Next, Session, Then};
use crate::terminal::input::quoted;
use crate::terminal::{Face, files};

impl<G: Face, R: BufRead, W: Write> Session<'_, G, R, W> {
    fn is_saved(&self) -> bool {
        let step = self.start.game.step();
        step == 0 || self.saved.as_ref().is_some_and(|(_, saved)| *saved == step)
    }

    pub(super) fn quit(&mut self) -> io::Result<Then> {
        if !self.may_leave()? {
            return Ok(Then::Ask);
        }
        self.say_how_to_come_back()?;
        Ok(Then::Stop(Next::Leave))
    }

    /// Asks whether to save what is not; false if the player would rather stay.
    pub(super) fn may_leave(&mut self) -> io::Result<bool> {
        if self.is_saved() {
            return Ok(true);
        }
        let words = self.words();
        let question = words.text("quit-save", &[("file", self.file_name().into())]);
        let Some(line) = self.prompt(&question)? else { return Ok(true) };
        match line.trim().to_lowercase() {
            answer if is_yes(&answer, words) => self.save("", false),
            answer if is_no(&answer, words) => Ok(true),
            _ => {
                self.tell("quit-stay", &[])?;
                Ok(false)
            }
        }
    }

    fn file_name(&self) -> String {
        match &self.saved {
            Some((path, _)) => path.display().to_string(),
            None => files::suggestion(&self.start.game),
        }
    }

    /// Writes the game to a file; says whether it did.
    pub(super) fn save(&mut self, name: &str, over: bool) -> io::Result<bool> {
        let words = self.words();
        let name = if name.is_empty() { self.file_name() } else { name.to_owned() };
        let path = Path::new(&name);
        let ours = self.saved.as_ref().is_some_and(|(saved, _)| saved == path)
            && self.start.file.as_deref() != Some(path);
        if path.exists() && !over && !ours {
            let question = words.text("save-exists", &[("file", quoted(&name).into())]);
            let line = self.prompt(&question)?.unwrap_or_default();
            if !is_yes(&line.trim().to_lowercase(), words) {
                self.tell("save-not", &[])?;
                return Ok(false);
            }
        }
        if let Err(error) = std::fs::write(path, files::contents(&self.start.game)) {
            let (file, why) = (quoted(&name), words.io_error(&error));
            self.tell("save-failed", &[("file", file.into()), ("why", why.into())])?;
            return Ok(false);
        }
        self.saved = Some((path.to_owned(), self.start.game.step()));
        self.tell("save-done", &[("file", name.into())])?;
        if self.start.game.record().is_none() {
            self.tell("save-position", &[])?;
        }
        Ok(true)
    }

    pub(super) fn at_end_of_input(&mut self) -> io::Result<Then> {
        writeln!(self.output)?;
        self.say_how_to_come_back()?;
        Ok(Then::Stop(Next::Leave))
    }

    fn say_how_to_come_back(&mut self) -> io::Result<()> {
        let game = &self.start.game;
        let (id, command) = match (&self.saved, files::same_deal(game)) {
            (Some((path, _)), _) if game.step() > 0 => ("quit-resume", files::from_file::<G>(path)),
            (_, Some(command)) => ("quit-same-deal", command),
            (_, None) => return Ok(()),
        };
        let text = self.words().say(id);
        writeln!(self.output, "{text}\n  {command}")
    }
}

fn is_yes(answer: &str, words: &Words) -> bool {
    [words.say("answer-yes"), words.say("answer-yes.short"), "y".to_owned()].contains(&answer.to_owned())
}

fn is_no(answer: &str, words: &Words) -> bool {
    [words.say("answer-no"), words.say("answer-no.short")].contains(&answer.to_owned())
}
