//! The whole screen as a picture, and the picture on the terminal.

use std::io;

use dedale_words::Words;
use ratatui::backend::Backend;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph};

use super::Stage;
use super::layout::{LEAST, Pane, board_width, panes};
use super::look::{lines, look};
use super::panes::CURVE;
use super::{Screen, Tab, guard};
use crate::terminal::Face;
use crate::terminal::pages::paragraph;
use crate::terminal::sheet::{Sheet, columns, wrapped};
use crate::terminal::style::{Ink, Style};

/// Everything that is on the screen.
#[derive(Default)]
pub(super) struct Picture {
    blocks: Vec<(Rect, Vec<Line<'static>>)>,
    /// In a frame over the rest.
    over: Option<(Rect, Vec<Line<'static>>)>,
    /// Where something is typed.
    cursor: Option<Position>,
}

impl Picture {
    pub(super) fn put(&mut self, area: Rect, lines: Vec<Line<'static>>) {
        self.blocks.push((area, lines));
    }
}

/// The columns of a page on a screen of that width.
pub(super) fn page_width(screen: u16) -> u16 {
    screen.saturating_sub(4).min(100)
}

/// The keys, and what each does.
pub(super) fn keys_explained(words: &Words, width: usize, talk: bool, style: Style) -> String {
    let mut sheet = Sheet::default();
    sheet.heading(words.say("screen-keys-title"));
    let keys = [
        "screen-key-choose",
        "screen-key-kind",
        "screen-key-enter",
        "screen-key-type",
        "screen-key-hint",
        "screen-key-undo",
        "screen-key-tab",
        "screen-key-scroll",
        "screen-key-mouse",
        "screen-key-talk",
        "screen-key-quit",
    ];
    for id in keys.into_iter().filter(|id| talk || *id != "screen-key-talk") {
        sheet.prose(words.say(id), words.say(&format!("{id}.help")));
    }
    sheet.laid_out(width, style)
}

impl<G: Face, B: Backend> Screen<'_, G, B> {
    pub(crate) fn draw(&mut self) -> io::Result<()> {
        let failed = |error: B::Error| io::Error::other(error.to_string());
        let size = self.terminal.size().map_err(failed)?;
        let picture = self.picture(Rect::new(0, 0, size.width, size.height));
        guard::while_ours(|| {
            let drawn = self.terminal.draw(|frame| {
                for (area, lines) in picture.blocks {
                    frame.render_widget(Paragraph::new(lines), area.intersection(frame.area()));
                }
                if let Some((area, lines)) = picture.over {
                    let area = area.intersection(frame.area());
                    frame.render_widget(Clear, area);
                    let framed = Block::bordered().border_type(BorderType::Rounded);
                    frame.render_widget(Paragraph::new(lines).block(framed), area);
                }
                if let Some(cursor) = picture.cursor {
                    frame.set_cursor_position(cursor);
                }
                if self.style.plain {
                    in_ascii(frame.buffer_mut(), self.words);
                }
            });
            drawn.map(|_| ()).map_err(failed)
        })
    }

    fn picture(&mut self, screen: Rect) -> Picture {
        let mut picture = Picture::default();
        self.clickable.clear();
        self.panes.foot = Rect { y: screen.height.saturating_sub(1), height: 1, ..screen };
        if screen.width < LEAST.0 || screen.height < LEAST.1 {
            let size = [("columns", LEAST.0.into()), ("rows", LEAST.1.into())];
            let notice = paragraph(&self.words.text("screen-too-small", &size), screen.width.into());
            picture.put(screen, lines(&notice, self.depth));
            return picture;
        }
        if self.stage.is_some() {
            self.draw_table(screen, &mut picture);
        } else if self.hall.is_some() {
            self.draw_hall(screen, &mut picture);
        }
        if let Some((text, scrolled)) = &mut self.page {
            let all = lines(text, self.depth);
            let area = centred(screen, page_width(screen.width) + 2, as_rows(all.len()) + 2);
            let shown = usize::from(area.height - 2);
            *scrolled = (*scrolled).min(all.len().saturating_sub(shown));
            picture.over = Some((area, all.into_iter().skip(*scrolled).take(shown).collect()));
        }
        self.draw_foot(&mut picture);
        if self.page.is_none()
            && let Some(text) = &self.reply_to
        {
            let typed = self.typed.as_deref().unwrap_or_default();
            let width = screen.width.min(76);
            let mut said: Vec<_> =
                self.said.iter().flat_map(|said| wrapped(said, usize::from(width) - 4)).collect();
            said.extend(wrapped(text, usize::from(width) - 4));
            let strong = look(Ink::Strong, self.depth);
            let mut shown: Vec<_> =
                said.into_iter().map(|line| Line::from(Span::styled(format!(" {line}"), strong))).collect();
            shown.push(Line::raw(format!(" > {typed}")));
            let area = centred(screen, width, as_rows(shown.len()) + 2);
            let (x, y) = (area.x + 4 + as_rows(columns(typed)), area.bottom() - 2);
            picture.cursor = Some(Position { x: x.min(area.right() - 2), y });
            picture.over = Some((area, shown));
        }
        picture
    }

    /// Every pane.
    fn draw_table(&mut self, screen: Rect, picture: &mut Picture) {
        self.foresee();
        let pointed = self.pointed();
        let Some(stage) = &self.stage else { return };
        let (words, style, depth) = (self.words, self.style, self.depth);
        let previewed = self.preview.as_ref().and_then(|(_, view)| view.as_ref());
        let view = previewed.unwrap_or(&stage.view);
        let width = board_width(screen, G::SHAPE);
        let board = lines(&G::board(view, pointed.as_ref(), words, width.into(), style), depth);
        let wide = board.iter().map(Line::width).max().unwrap_or(0);
        let needed = as_rows(stage.rows.len() + 6 + if self.studied.is_some() { CURVE + 4 } else { 0 });
        self.panes = panes(screen, G::SHAPE, (as_rows(wide).min(width), as_rows(board.len())), needed);
        if self.slider.is_some() && self.studied.is_none() {
            self.panes = self.panes.without_hint();
        }
        let title = G::title(&stage.view, words, self.panes.title.width.into());
        let preview = previewed.map(|_| (Ink::Gold, words.say("screen-preview")));
        let heading: Vec<_> = preview.into_iter().chain([(Ink::Strong, title)]).collect();
        let around =
            G::around(&stage.view, pointed.as_ref(), words, self.panes.around.body.width.into(), style);
        picture.put(self.panes.title, vec![self.ruled(&heading, self.panes.title.width)]);
        let shown = scrolled(board, &mut self.scroll.board, self.panes.board.height, depth);
        picture.put(self.panes.board, shown);
        self.draw_question(picture);
        self.draw_tabs(lines(&around, depth), picture);
    }

    /// The rest of the table, the log and the hint, each in its own pane or where there is room for one of them.
    fn draw_tabs(&mut self, around: Vec<Line<'static>>, picture: &mut Picture) {
        let panes = self.panes;
        let mut tabs = vec![(Tab::Table, "screen-tab-table")];
        tabs.extend(panes.log.is_none().then_some((Tab::Log, "screen-tab-log")));
        let hint = panes.hint.is_none() && self.has_hints();
        tabs.extend(hint.then_some((Tab::Hint, self.hint_title())));
        tabs.extend(self.talk.is_some().then_some((Tab::Talk, "screen-tab-talk")));
        let shown = tabs.iter().map(|(tab, _)| *tab).find(|tab| *tab == self.tab).unwrap_or(Tab::Table);
        let ink = |tab: Tab| if tab == shown { Ink::Strong } else { Ink::Faint };
        let heading: Vec<_> = tabs.iter().map(|(tab, id)| (ink(*tab), self.words.say(id))).collect();
        picture.put(panes.around.heading, vec![self.ruled(&heading, panes.around.heading.width)]);
        match shown {
            Tab::Table => self.draw_around(around, picture),
            Tab::Log => self.draw_log(panes.around.body, picture),
            Tab::Hint => self.draw_hint(panes.around.body, picture),
            Tab::Talk => self.draw_talk(panes.around.body, picture),
        }
        if let Some(pane) = panes.log {
            self.draw_heading(pane, "screen-tab-log", Tab::Log, picture);
            self.draw_log(pane.body, picture);
        }
        if let Some(pane) = panes.hint {
            self.draw_heading(pane, self.hint_title(), Tab::Hint, picture);
            self.draw_hint(pane.body, picture);
        }
    }

    /// Whether there are hints, or an analysis.
    pub(super) fn has_hints(&self) -> bool {
        self.slider.is_none() || self.studied.is_some()
    }

    fn hint_title(&self) -> &'static str {
        if self.studied.is_some() { "screen-tab-analysis" } else { "screen-tab-hint" }
    }

    /// The rest of the table; where it leaves enough room, the log stands below it.
    fn draw_around(&mut self, around: Vec<Line<'static>>, picture: &mut Picture) {
        /// The lines from which on a log is worth it, its heading and a space included.
        const LOG: u16 = 6;
        let body = self.panes.around.body;
        let left = body.height.saturating_sub(as_rows(around.len()));
        if self.panes.log.is_none() && left >= LOG {
            let below = Rect { y: body.bottom() - left + 1, height: left - 1, ..body };
            let pane = Pane::of(below);
            self.draw_heading(pane, "screen-tab-log", Tab::Log, picture);
            self.draw_log(pane.body, picture);
        }
        let shown = scrolled(around, &mut self.scroll.around, body.height, self.depth);
        picture.put(Rect { height: body.height.min(as_rows(shown.len())), ..body }, shown);
    }

    fn draw_heading(&self, pane: Pane, id: &str, tab: Tab, picture: &mut Picture) {
        let ink = if self.tab == tab { Ink::Strong } else { Ink::Faint };
        picture.put(pane.heading, vec![self.ruled(&[(ink, self.words.say(id))], pane.heading.width)]);
    }

    /// The keys, who is thinking, or the line that is typed.
    fn draw_foot(&self, picture: &mut Picture) {
        let (words, foot) = (self.words, self.panes.foot);
        let faint = look(Ink::Faint, self.depth);
        let text = match (&self.page, &self.reply_to, &self.typed, self.thinking) {
            (Some(_), ..) => words.say("screen-keys-page"),
            (None, Some(_), ..) => words.say("screen-keys-reply"),
            (None, None, Some(typed), _) => {
                let room = usize::from(foot.width).saturating_sub(4);
                let typed: String = typed.chars().skip(columns(typed).saturating_sub(room)).collect();
                let x = 2 + as_rows(columns(&typed));
                picture.cursor = Some(Position { x, y: foot.y });
                let prompt = Span::styled("> ", look(Ink::Gold, self.depth));
                picture.put(foot, vec![Line::from(vec![prompt, Span::raw(typed)])]);
                return;
            }
            (None, None, None, Some(seat)) => {
                words.text("screen-thinking", &[("seat", seat.number().into())])
            }
            (None, None, None, None) if self.slider.is_some() => {
                let slider = Span::styled(
                    format!(" {}  ", self.slider.as_deref().unwrap_or_default()),
                    look(Ink::Gold, self.depth),
                );
                let keys = Span::styled(words.say(self.film_keys()), faint);
                return picture.put(foot, vec![Line::from(vec![slider, keys])]);
            }
            (None, None, None, None) => match self.stage.as_ref().and_then(|stage| stage.end.as_ref()) {
                Some(_) => words.say("screen-keys-end"),
                None if self.hall.is_some() => words.say("screen-keys-hall"),
                None if self.talk.is_some() => words.say("screen-keys-afar"),
                None => words.say("screen-keys"),
            },
        };
        picture.put(foot, vec![Line::from(Span::styled(format!(" {text}"), faint))]);
    }

    /// Words in a line across the whole width.
    pub(super) fn ruled(&self, words: &[(Ink, String)], width: u16) -> Line<'static> {
        let faint = look(Ink::Faint, self.depth);
        let mut spans = vec![Span::styled("──", faint)];
        for (ink, text) in words {
            spans.push(Span::styled(format!(" {text} "), look(*ink, self.depth)));
            spans.push(Span::styled("─", faint));
        }
        let used: usize = spans.iter().map(Span::width).sum();
        spans.push(Span::styled("─".repeat(usize::from(width).saturating_sub(used)), faint));
        Line::from(spans)
    }

    /// The answer that is typed, or the one under the cursor.
    pub(super) fn pointed(&self) -> Option<G::Action> {
        let stage = self.stage.as_ref()?;
        let typed = self.typed.as_deref().filter(|_| self.reply_to.is_none());
        match typed.and_then(|typed| stage.meant(typed, self.words, self.style)) {
            Some(action) => Some(action),
            None => stage.rows.get(self.cursor.at)?.action,
        }
    }

    /// Who is there and what can be done, before a game has begun.
    fn draw_hall(&mut self, screen: Rect, picture: &mut Picture) {
        let title = Rect { height: 1, ..screen };
        self.panes.question = Rect { y: 1, height: screen.height.saturating_sub(2), ..screen };
        let heading = [(Ink::Strong, self.words.game(G::ID).0)];
        picture.put(title, vec![self.ruled(&heading, title.width)]);
        self.draw_question(picture);
    }

    /// Looks for the view after the answer under the cursor, once; a server is asked elsewhere.
    fn foresee(&mut self) {
        let pointed = self.pointed().filter(G::is_previewed);
        if self.stage.as_ref().is_some_and(Stage::is_afar) {
            self.preview.take_if(|(action, _)| Some(*action) != pointed);
        } else if self.preview.as_ref().map(|(action, _)| *action) != pointed {
            let after = |action| Some((action, self.stage.as_ref()?.after(&action)));
            self.preview = pointed.and_then(after);
        }
    }
}

/// Every sign by one of ASCII that takes its place.
fn in_ascii(buffer: &mut Buffer, words: &Words) {
    let other = |sign: &str| match sign {
        "─" => "-".to_owned(),
        "━" => "=".to_owned(),
        "│" => "|".to_owned(),
        "╭" | "╮" | "╰" | "╯" => "+".to_owned(),
        "▸" | "›" => ">".to_owned(),
        "▴" => "^".to_owned(),
        "▾" => "v".to_owned(),
        "●" => "O".to_owned(),
        "…" => ".".to_owned(),
        sign => words.plain(sign).chars().take(1).collect(),
    };
    for cell in buffer.content.iter_mut().filter(|cell| !cell.symbol().is_ascii()) {
        let sign = other(cell.symbol());
        cell.set_symbol(&sign);
    }
}

/// As many lines as there is room for, the last of them marked if there are more.
pub(super) fn scrolled(
    lines: Vec<Line<'static>>,
    scroll: &mut usize,
    height: u16,
    depth: super::Depth,
) -> Vec<Line<'static>> {
    let (height, all) = (usize::from(height), lines.len());
    if all <= height {
        *scroll = 0;
        return lines;
    }
    let room = height.saturating_sub(1).max(1);
    *scroll = (*scroll).min(all - room);
    let mut shown: Vec<_> = lines.into_iter().skip(*scroll).take(room).collect();
    shown.push(more(*scroll, all - room - *scroll, depth));
    shown
}

/// How much there is above and below.
pub(super) fn more(above: usize, below: usize, depth: super::Depth) -> Line<'static> {
    let mut text = String::from(" ");
    if above > 0 {
        text += &format!(" ▴ {above}");
    }
    if below > 0 {
        text += &format!(" ▾ {below}");
    }
    Line::from(Span::styled(text, look(Ink::Faint, depth)))
}

/// A number of lines or columns, as the screen counts them.
pub(super) fn as_rows(count: usize) -> u16 {
    u16::try_from(count).unwrap_or(u16::MAX)
}

/// A frame in the middle of the screen, its last line left free.
fn centred(screen: Rect, width: u16, height: u16) -> Rect {
    let room = screen.height.saturating_sub(1);
    let (width, height) = (width.min(screen.width), height.min(room));
    Rect { x: (screen.width - width) / 2, y: (room - height) / 2, width, height }
}
