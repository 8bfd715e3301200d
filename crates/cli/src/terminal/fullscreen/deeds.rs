//! What keys and mouse do. What concerns the session becomes a line for it.

use std::io;

use ratatui::backend::Backend;
use ratatui::layout::{Position, Rect};

use super::keys::Deed;
use super::{Screen, Tab, guard};
use crate::terminal::Face;
use crate::terminal::input::Command;

// Commands in English, which is understood in every language.
pub(super) const HINT: &str = "hint";
const HELP: &str = "help";
const UNDO: &str = "undo";
const QUIT: &str = "quit";

/// The lines a wheel scrolls.
const WHEEL: isize = 3;

impl<G: Face, B: Backend> Screen<'_, G, B> {
    /// Does it; a line if there is one for the session now.
    pub(super) fn heed(&mut self, deed: Deed) -> io::Result<Option<String>> {
        match deed {
            Deed::Suspend => {
                guard::suspend()?;
                self.redraw()?;
                return Ok(None);
            }
            Deed::Redraw => {
                self.redraw()?;
                return Ok(None);
            }
            _ => {}
        }
        self.said.clear();
        Ok(match (&self.page, &self.reply_to) {
            (Some(_), _) => {
                self.on_page(deed);
                None
            }
            (None, Some(_)) => self.on_reply(deed),
            (None, None) if self.typed.is_some() => self.while_typing(deed),
            (None, None) => self.on_table(deed),
        })
    }

    /// Draws every cell anew. `Terminal::clear` would ask the terminal for its cursor, and the answer goes to the thread that listens.
    fn redraw(&mut self) -> io::Result<()> {
        let failed = |error: B::Error| io::Error::other(error.to_string());
        let size = self.terminal.size().map_err(failed)?;
        self.terminal.resize(Rect::new(0, 0, size.width, size.height)).map_err(failed)
    }

    fn on_page(&mut self, deed: Deed) {
        let Some((_, scrolled)) = &mut self.page else { return };
        let page = usize::from(self.panes.foot.y.saturating_sub(3));
        match deed {
            Deed::Up | Deed::WheelUp(_) | Deed::Letter('k') => *scrolled = scrolled.saturating_sub(1),
            Deed::Down | Deed::WheelDown(_) | Deed::Letter('j') => *scrolled += 1,
            Deed::PageUp => *scrolled = scrolled.saturating_sub(page),
            Deed::PageDown | Deed::Letter(' ') => *scrolled += page,
            Deed::Home => *scrolled = 0,
            Deed::End => *scrolled = usize::MAX,
            _ => self.page = None,
        }
    }

    fn on_reply(&mut self, deed: Deed) -> Option<String> {
        let typed = self.typed.get_or_insert_default();
        match deed {
            Deed::Letter(letter) => typed.push(letter),
            Deed::Erase => drop(typed.pop()),
            Deed::Enter => return Some(std::mem::take(typed).trim().to_owned()),
            Deed::Escape => return Some(String::new()),
            _ => {}
        }
        None
    }

    fn while_typing(&mut self, deed: Deed) -> Option<String> {
        let typed = self.typed.as_mut()?;
        match deed {
            Deed::Letter(letter) => typed.push(letter),
            Deed::Erase => {
                typed.pop();
                if typed.is_empty() {
                    self.typed = None;
                }
            }
            Deed::Enter => {
                return self.typed.take().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty());
            }
            Deed::Escape => self.typed = None,
            Deed::Up | Deed::Down | Deed::Left | Deed::Right | Deed::Click(_) => {
                self.typed = None;
                return self.on_table(deed);
            }
            _ => return self.on_table(deed),
        }
        self.point_at_typed();
        None
    }

    /// The cursor goes to the answer that is being typed.
    fn point_at_typed(&mut self) {
        let (Some(stage), Some(typed)) = (&self.stage, &self.typed) else { return };
        let Some(action) = stage.meant(typed, self.words, self.style) else { return };
        if let Some(at) = stage.rows.iter().position(|row| row.action == Some(action)) {
            self.cursor.at = at;
        }
    }

    fn on_table(&mut self, deed: Deed) -> Option<String> {
        let mut cursor = self.cursor;
        let rows = self.rows();
        match deed {
            Deed::Up | Deed::Letter('k') => cursor.up(),
            Deed::Down | Deed::Letter('j') => cursor.down(rows.len()),
            Deed::Right => cursor.next_kind(rows),
            Deed::Left => cursor.previous_kind(rows),
            Deed::Home => cursor.at = 0,
            Deed::End => cursor.at = rows.len().saturating_sub(1),
            Deed::Enter => return rows.get(cursor.at).map(|row| row.typed.clone()),
            _ => return self.on_panes(deed),
        }
        self.cursor = cursor;
        None
    }

    fn on_panes(&mut self, deed: Deed) -> Option<String> {
        match deed {
            Deed::PageUp => self.scroll_tab(-(self.page_of_tab())),
            Deed::PageDown => self.scroll_tab(self.page_of_tab()),
            Deed::Tab => self.tab = self.next_tab(),
            Deed::Letter('h') => {
                self.tab = Tab::Hint;
                return Some(HINT.to_owned());
            }
            Deed::Letter('?') => return Some(HELP.to_owned()),
            Deed::Letter('u') => return Some(UNDO.to_owned()),
            Deed::Letter('q') => return Some(QUIT.to_owned()),
            Deed::Letter(':') => self.typed = Some(String::new()),
            Deed::Letter('/') if self.talk.is_some() => {
                self.tab = Tab::Talk;
                self.typed = Some(format!("{} ", Command::Say.name(self.words)));
            }
            Deed::Letter(letter) if !letter.is_whitespace() => {
                self.typed = Some(letter.to_string());
                self.point_at_typed();
            }
            Deed::Click(at) => return self.click(at),
            Deed::WheelUp(at) => self.wheel(at, -1),
            Deed::WheelDown(at) => self.wheel(at, 1),
            _ => {}
        }
        None
    }

    /// The first click on an answer points at it, a second one gives it.
    fn click(&mut self, at: Position) -> Option<String> {
        let (_, row) = *self.clickable.iter().find(|(area, _)| area.contains(at))?;
        if self.cursor.at == row {
            return self.rows().get(row).map(|row| row.typed.clone());
        }
        self.cursor.at = row;
        None
    }

    fn wheel(&mut self, at: Position, way: isize) {
        let is_in = |pane: Option<super::layout::Pane>| pane.is_some_and(|pane| pane.body.contains(at));
        if self.panes.question.contains(at) {
            match way {
                -1 => self.cursor.up(),
                _ => self.cursor.down(self.rows().len()),
            }
        } else if is_in(self.panes.log) {
            scroll(&mut self.scroll.log, -way * WHEEL);
        } else if is_in(self.panes.hint) {
            scroll(&mut self.scroll.hint, way * WHEEL);
        } else if self.panes.board.contains(at) {
            scroll(&mut self.scroll.board, way * WHEEL);
        } else {
            self.scroll_tab(way * WHEEL);
        }
    }

    fn page_of_tab(&self) -> isize {
        let pane = match self.tab {
            Tab::Table => self.panes.around,
            Tab::Log => self.panes.log.unwrap_or(self.panes.around),
            Tab::Hint => self.panes.hint.unwrap_or(self.panes.around),
            Tab::Talk => self.panes.around,
        };
        isize::try_from(pane.body.height.saturating_sub(1)).unwrap_or(1)
    }

    /// Scrolls what the tab shows; the log is counted from its end.
    fn scroll_tab(&mut self, by: isize) {
        match self.tab {
            Tab::Table => scroll(&mut self.scroll.around, by),
            Tab::Log => scroll(&mut self.scroll.log, -by),
            Tab::Hint => scroll(&mut self.scroll.hint, by),
            Tab::Talk => scroll(&mut self.scroll.talk, -by),
        }
    }

    fn next_tab(&self) -> Tab {
        match self.tab {
            Tab::Table => Tab::Log,
            Tab::Log if !self.has_hints() => Tab::Table,
            Tab::Log => Tab::Hint,
            Tab::Hint if self.talk.is_some() => Tab::Talk,
            Tab::Hint | Tab::Talk => Tab::Table,
        }
    }
}

fn scroll(lines: &mut usize, by: isize) {
    *lines = lines.saturating_add_signed(by);
}
