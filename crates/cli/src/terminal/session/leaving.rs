//! Saving, leaving, and the way back.

use std::io;
use std::path::Path;

use super::{Front, Next, Session, Then};
use crate::terminal::input::quoted;
use crate::terminal::journal::set_way_back;
use crate::terminal::pages::{is_no, is_yes};
use crate::terminal::{Face, files};

/// The command that goes on with the game that was left last.
const RESUME: &str = "dedale play --resume";

impl<G: Face, F: Front<G>> Session<'_, G, F> {
    fn is_saved(&self) -> bool {
        let game = &self.start.game;
        let journaled = self.start.journal.is_some() && game.decider().is_some();
        game.step() == 0 || journaled || self.has_file()
    }

    /// Writes the game as it stands before anybody is asked. What cannot be written is said once, and the game goes on.
    pub(super) fn write_journal(&mut self) -> io::Result<()> {
        let Some(journal) = &self.start.journal else { return Ok(()) };
        let game = &self.start.game;
        if game.decider().is_none() || game.step() == 0 || self.has_file() {
            journal.remove();
            set_way_back(None);
            return Ok(());
        }
        if let Err(error) = journal.write(G::ID, game.state().turns(), files::contents(game)) {
            let why = self.words().io_error(&error);
            self.start.journal = None;
            set_way_back(None);
            self.tell("journal-failed", &[("why", why.into())])?;
            return Ok(());
        }
        set_way_back(Some(format!("{}\n  {RESUME}", self.words().say("quit-resume"))));
        Ok(())
    }

    /// Whether a file that somebody named holds the game as it stands.
    fn has_file(&self) -> bool {
        self.saved.as_ref().is_some_and(|(_, saved)| *saved == files::contents(&self.start.game))
    }

    /// Stops the session, unless there is something to save and the player would rather stay.
    pub(super) fn leave_for(&mut self, next: Next) -> io::Result<Then> {
        if !self.is_saved() {
            let words = self.words();
            let question = words.text("quit-save", &[("file", self.file_name().into())]);
            let Some(line) = self.prompt(&question)? else { return self.at_end_of_input() };
            match line.trim().to_lowercase() {
                answer if is_yes(&answer, words) => {
                    if !self.save("", false)? {
                        return Ok(Then::Ask);
                    }
                }
                answer if is_no(&answer, words) => {}
                _ => return self.tell("quit-stay", &[]),
            }
        }
        self.write_journal()?;
        if next == Next::Leave {
            self.say_how_to_come_back()?;
        }
        Ok(Then::Stop(next))
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
        let contents = files::contents(&self.start.game);
        if let Err(error) = std::fs::write(path, &contents) {
            let (file, why) = (quoted(&name), words.io_error(&error));
            self.tell("save-failed", &[("file", file.into()), ("why", why.into())])?;
            return Ok(false);
        }
        self.saved = Some((path.to_owned(), contents));
        self.tell("save-done", &[("file", name.into())])?;
        if self.start.game.record().is_none() {
            self.tell("save-position", &[])?;
        }
        Ok(true)
    }

    /// Nobody is left to be asked, and nothing is lost.
    pub(super) fn at_end_of_input(&mut self) -> io::Result<Then> {
        self.front.part("")?;
        self.write_journal()?;
        if self.is_saved() || self.keep()? {
            self.say_how_to_come_back()?;
        }
        Ok(Then::Stop(Next::Leave))
    }

    /// Saves the game in a new file, or else prints its content; says whether there is a file.
    fn keep(&mut self) -> io::Result<bool> {
        let (name, contents) = (self.file_name(), files::contents(&self.start.game));
        match (self.start.keep)(Path::new(&name), &contents) {
            Ok(path) => {
                self.tell("save-kept", &[("file", path.display().to_string().into())])?;
                self.saved = Some((path, contents));
                Ok(true)
            }
            Err(error) => {
                let why = self.words().io_error(&error);
                self.tell("save-failed", &[("file", quoted(&name).into()), ("why", why.into())])?;
                self.tell("save-printed", &[])?;
                self.front.part(&format!("\n{}", contents.strip_suffix('\n').unwrap_or(&contents)))?;
                Ok(false)
            }
        }
    }

    fn say_how_to_come_back(&mut self) -> io::Result<()> {
        let game = &self.start.game;
        let journaled = self.start.journal.is_some() && game.decider().is_some() && !self.has_file();
        let (id, command) = match (&self.saved, files::same_deal(game)) {
            _ if journaled && game.step() > 0 => ("quit-resume", RESUME.to_owned()),
            (Some((path, _)), _) if game.step() > 0 => ("quit-resume", files::from_file::<G>(path)),
            (_, Some(command)) => ("quit-same-deal", command),
            (_, None) => return Ok(()),
        };
        let text = self.words().say(id);
        self.front.part(&format!("{text}\n  {command}"))
    }
}
