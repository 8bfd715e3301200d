//! The screen.

use std::time::Duration;

use dedale_core::{Observer, Seat, Setup as _, told_again};
use dedale_protocol::{Hint, Phase, Proposed, PublicEntry, SeatDocument};
use dedale_server::check_commitment;
use dedale_words::Listener;

use super::client::{Client, News, clean};
use crate::terminal::hints::{Meaning, Paper};
use crate::terminal::pages::{self, paragraph, table_and_news};
use crate::terminal::session::Page;
use crate::terminal::sheet::{Piece, Sheet, columns};
use crate::terminal::{Face, Ink, moment};

impl<G: Face> Client<'_, G> {
    /// Takes what is new, as lines to be written below each other.
    pub(crate) fn take_output(&mut self) -> String {
        self.take_news().into_iter().map(|news| self.in_lines(news)).collect()
    }

    fn in_lines(&self, news: News) -> String {
        let text = match (news, self.document.phase) {
            (News::Table, _) | (News::People, Phase::Gathering) => self.table_in_lines(),
            // The table is not drawn again for somebody who came or went.
            (News::People, Phase::Playing | Phase::Over) => self.people_in_lines(),
            (News::Said(text), _) => paragraph(&text, (self.desk.width)()),
            (News::Page(_, text), _) => text,
            // One's own name stays as it was typed.
            (News::Parting(text), _) => return text,
            (News::Hint, _) => self.hint_text((self.desk.width)(), false),
        };
        self.words().plain(&text)
    }

    fn table_in_lines(&self) -> String {
        let start = if self.desk.style.clears { "\x1b[H\x1b[2J" } else { "\n" };
        let screen = match self.document.phase {
            Phase::Gathering => self.gathering(),
            Phase::Playing => self.playing(),
            Phase::Over => self.over(),
        };
        format!("{start}{screen}")
    }

    /// The latest hints; nothing if there are none about this question.
    pub(super) fn hint_text(&self, width: usize, pane: bool) -> String {
        let asked = self.moment.as_ref().and_then(|moment| moment.asked.as_ref());
        let (Some(list), Some(asked)) = (&self.hints, asked) else { return String::new() };
        let paper = Paper { words: self.words(), style: self.desk.style, width, pane };
        let in_words = |hint: &Hint| {
            let texts = hint.text.clone().unwrap_or_else(|| vec![hint.action.clone()]);
            let why = hint.why.as_ref().and_then(|why| why.text.as_deref()).map(clean);
            Meaning { texts: texts.iter().map(|text| clean(text)).collect(), why }
        };
        let typed = |hint: &Hint| asked.typed_text(&clean(&hint.action));
        paper.hints(&list.hints, list.tried, !list.done && !pane, typed, in_words)
    }

    pub(super) fn gathering(&self) -> String {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let (game, about) = words.game(G::ID);
        let mut sheet = Sheet::default();
        // A whole screen has it as its title.
        if !self.desk.whole_screen {
            sheet.heading(game);
        }
        let names = self.chairs().filter(|chair| !chair.is_free()).map(|chair| self.name(chair.seat));
        let wide = names.map(|name| columns(&name)).max().unwrap_or(0);
        for chair in self.chairs() {
            let seat = words.text("table-player", &[("seat", chair.seat.number().into())]);
            let who = self.called(chair, &format!("{:wide$}", self.name(chair.seat)));
            sheet.pieces(seat, vec![Piece::new(Ink::Plain, who.trim_end())]);
        }
        sheet.prose(words.say("remote-setup"), self.setup.text());
        sheet.prose(words.say("remote-link"), self.link.to_string());
        let free = self.chairs().any(SeatDocument::is_free);
        let id = match (free, self.is_owner()) {
            (true, true) => "remote-invite",
            (true, false) => "remote-more-people",
            (false, true) => "remote-may-start",
            (false, false) => "remote-wait-for-start",
        };
        let said = words.say(id);
        format!("{}{}\n{}", paragraph(&about, width), sheet.laid_out(width, style), paragraph(&said, width))
    }

    fn playing(&self) -> String {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let Some(moment) = &self.moment else { return String::new() };
        let table = G::screen(&moment.view, words, width, style);
        let mut text = table_and_news::<G>(table, self.news_in_lines());
        text.push_str(&self.people_in_lines());
        if let Some(consent) = self.consent() {
            text.push_str(&paragraph(&style.paint(Ink::Gold, &consent), width));
        }
        if let Some(asked) = &moment.asked {
            text.push_str(&asked.choices(words, width, style));
        } else if let Some(turn) = self.whose_turn() {
            text.push_str(&paragraph(&style.paint(Ink::Strong, &turn), width));
        }
        text
    }

    /// Whose answer is waited for, if it is not asked for here.
    pub(super) fn whose_turn(&self) -> Option<String> {
        let moment = self.moment.as_ref().filter(|moment| moment.asked.is_none())?;
        let seat = moment.decider?;
        let stand_in = self.chair(seat).and_then(|chair| chair.stand_in.as_deref());
        let id = match stand_in {
            Some(_) if self.is_mine(seat) => "remote-bot-for-you",
            _ => "remote-whose-turn",
        };
        Some(self.words().text(id, &[("seat", seat.number().into()), ("name", self.name(seat).into())]))
    }

    fn over(&self) -> String {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let mut text = String::new();
        if let Some(moment) = &self.moment {
            let table = G::screen(&moment.view, words, width, style);
            text.push_str(&table_and_news::<G>(table, self.news_in_lines()));
        }
        if let Some((reason, summary)) = self.ending() {
            text.push_str(&format!(" {}\n {summary}\n", style.paint(Ink::Strong, &reason)));
        }
        text.push_str(&self.people_in_lines());
        for said in self.proof() {
            text.push_str(&paragraph(&said, width));
        }
        if self.document.next.is_some() {
            text.push_str(&paragraph(&words.say("remote-next"), width));
        }
        text.push_str(&format!("\n{}", pages::commands(&self.commands(), words, width, style)));
        text
    }

    /// Why it ended, and how far it got.
    pub(super) fn ending(&self) -> Option<(String, String)> {
        let (moment, outcome) = (self.moment.as_ref()?, self.document.outcome.as_ref()?);
        let reason = match &*outcome.reason {
            "stopped" => self.words().say("remote-stopped"),
            reason => self.words().outcome(reason),
        };
        Some((clean(&reason), G::summary(&moment.view, outcome.winners, self.words())))
    }

    /// The seed, and whether it is the one that was promised before the first card.
    pub(super) fn proof(&self) -> Vec<String> {
        let words = self.words();
        let Some(seed) = self.document.seed else {
            return vec![words.say("remote-seed-later")];
        };
        let honest = check_commitment(seed, &self.document.commitment).is_ok();
        let id = if honest { "remote-honest" } else { "remote-not-honest" };
        let seed = words.text("end-seed", &[("seed", seed.to_string().into())]);
        let promised = clean(&self.document.commitment);
        vec![seed, words.text(id, &[("commitment", promised.into())])]
    }

    pub(super) fn listener(&self) -> Listener {
        let seats = self.setup.seats();
        let observer = match self.observer {
            Observer::Omniscient => self.seat().map_or(Observer::Omniscient, Observer::Seat),
            observer => observer,
        };
        Listener { observer, seats }
    }

    /// What happened since the last answer given here.
    pub(super) fn latest(&self) -> Vec<String> {
        self.story.news(|seat| self.is_mine(seat), &self.setup, self.listener(), self.words())
    }

    fn news_in_lines(&self) -> String {
        let lines = self.latest();
        let most = moment::LINES_SHOWN * self.setup.seats().saturating_sub(1).max(1);
        moment::news(&lines, most, (self.desk.width)(), self.desk.style)
    }

    /// The seats, their people and their clocks.
    pub(super) fn people(&self) -> String {
        let one = |chair: &SeatDocument| {
            let clock =
                self.time_left(chair).map_or_else(String::new, |left| format!(" {}", clock_face(left)));
            format!("{} {}{clock}", chair.seat, self.who(chair))
        };
        let all: Vec<_> = self.chairs().map(one).collect();
        all.join(if self.desk.style.plain { " | " } else { " · " })
    }

    fn people_in_lines(&self) -> String {
        paragraph(&self.desk.style.paint(Ink::Faint, &self.people()), (self.desk.width)())
    }

    /// The time left to a seat now; none without a clock.
    fn time_left(&self, chair: &SeatDocument) -> Option<Duration> {
        let left = Duration::from_millis(u64::try_from(chair.left_ms?).unwrap_or(0));
        Some(if self.runs(chair.seat) { left.saturating_sub(self.documented.elapsed()) } else { left })
    }

    /// Whether the clock of a seat runs.
    fn runs(&self, seat: Seat) -> bool {
        let decider = self.moment.as_ref().and_then(|moment| moment.decider);
        self.document.phase == Phase::Playing && decider == Some(seat)
    }

    /// Whether any clock runs.
    pub(super) fn is_timed(&self) -> bool {
        self.document.clock.is_some() && self.document.phase == Phase::Playing
    }

    /// The person on a seat, with a remark if there is one to make.
    fn who(&self, chair: &SeatDocument) -> String {
        self.called(chair, &self.name(chair.seat))
    }

    /// The person on a seat by that name.
    fn called(&self, chair: &SeatDocument, name: &str) -> String {
        let words = self.words();
        let with = |id: &str| words.text(id, &[("name", name.into())]);
        let absent =
            chair.user.is_some() && self.present.is_some_and(|present| !present.contains(chair.seat));
        match (chair, &chair.stand_in) {
            (chair, _) if chair.is_free() => words.say("remote-free"),
            (SeatDocument { bot: Some(_), .. }, _) => with("remote-a-bot"),
            (_, Some(bot)) => {
                words.text("remote-stand-in", &[("name", name.into()), ("bot", clean(bot).into())])
            }
            _ if self.is_mine(chair.seat) => with("remote-you"),
            _ if absent => with("remote-away"),
            _ => name.to_owned(),
        }
    }

    fn name(&self, seat: Seat) -> String {
        let chair = self.chair(seat);
        let name = chair.and_then(|chair| chair.name.as_deref().or(chair.bot.as_deref()));
        name.map_or_else(|| self.words().text("table-player", &[("seat", seat.number().into())]), clean)
    }

    /// The open proposal.
    pub(super) fn consent(&self) -> Option<String> {
        let words = self.words();
        let proposal = self.document.proposal.as_ref()?;
        let what = match proposal.what {
            Proposed::Undo { to } => {
                let count = self.story.moves().saturating_sub(to);
                words.text("remote-to-undo", &[("count", count.into())])
            }
            Proposed::Concede => words.say("remote-to-concede"),
            Proposed::Stop => words.say("remote-to-stop"),
            Proposed::Unknown => words.say("remote-to-agree"),
        };
        let id = if self.asked_for_consent().is_some() { "remote-consent" } else { "remote-proposed" };
        Some(words.text(id, &[("name", self.name(proposal.by).into()), ("what", what.into())]))
    }

    /// Actions of people other than answers.
    pub(super) fn in_words(&self, entry: &PublicEntry) -> Option<String> {
        let (id, seat, bot) = match entry {
            PublicEntry::Undo { seat, .. } => ("remote-did-undo", seat, ""),
            PublicEntry::Refuse { seat } => ("remote-did-refuse", seat, ""),
            PublicEntry::Concede { seat } => ("remote-did-concede", seat, ""),
            PublicEntry::Retire { seat, bot } => ("remote-did-retire", seat, &**bot),
            PublicEntry::StandIn { seat, bot } => ("remote-did-stand-in", seat, &**bot),
            PublicEntry::HandBack { seat } => ("remote-did-hand-back", seat, ""),
            _ => return None,
        };
        Some(self.words().text(id, &[("name", self.name(*seat).into()), ("bot", clean(bot).into())]))
    }

    pub(super) fn help(&mut self) {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let asked = self.moment.as_ref().and_then(|moment| moment.asked.as_ref());
        let help = asked.map_or_else(String::new, |asked| asked.help(words, width, style));
        let commands = pages::commands(&self.commands(), words, width, style);
        let legend = paragraph(&G::legend(words, style), width);
        self.show(News::Page(Page::Help, format!("\n{help}{commands}\n{legend}")));
    }

    pub(super) fn cards(&mut self) {
        if let Some(moment) = &self.moment {
            let text = G::cards(&moment.view, self.words(), (self.desk.width)(), self.desk.style);
            self.show(News::Page(Page::Cards, text));
        }
    }

    pub(super) fn log(&mut self) {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let earlier = match self.story.earlier() {
            0 => String::new(),
            count => paragraph(&words.text("remote-earlier", &[("count", count.into())]), width),
        };
        let log = pages::log::<G>(&self.seen(), &self.setup, self.listener(), words, width, style);
        self.show(News::Page(Page::Log, format!("{earlier}{log}")));
    }

    /// Every event that was told here.
    pub(super) fn seen(&self) -> Vec<G::SeenEvent> {
        let mut seen = self.story.events();
        if self.document.phase != Phase::Over {
            told_again::<G>(&self.setup, &mut seen);
        }
        seen
    }
}

/// Minutes and seconds.
fn clock_face(left: Duration) -> String {
    let seconds = left.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
