//! The screen.

use dedale_core::{Observer, Seat, Setup as _, told_again};
use dedale_protocol::{Phase, Proposed, PublicEntry, SeatDocument};
use dedale_server::check_commitment;
use dedale_words::Listener;

use super::client::{Client, clean};
use crate::terminal::pages::{self, paragraph, table_and_news};
use crate::terminal::sheet::Sheet;
use crate::terminal::{Face, Ink, moment};

impl<G: Face> Client<'_, G> {
    /// The screen as it stands now.
    pub(super) fn show(&mut self) {
        let start = if self.desk.style.clears { "\x1b[H\x1b[2J" } else { "\n" };
        let screen = match self.document.phase {
            Phase::Gathering => self.gathering(),
            Phase::Playing => self.playing(),
            Phase::Over => self.over(),
        };
        self.write(&format!("{start}{screen}"));
    }

    /// News of people who came or went, without drawing the table again.
    pub(super) fn show_people(&mut self) {
        match self.document.phase {
            Phase::Gathering => self.show(),
            Phase::Playing | Phase::Over => self.write(&self.people()),
        }
    }

    fn gathering(&self) -> String {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let (game, about) = words.game(G::ID);
        let mut sheet = Sheet::default();
        sheet.heading(game);
        for chair in self.chairs() {
            let seat = words.text("table-player", &[("seat", chair.seat.number().into())]);
            sheet.prose(seat, self.who(chair));
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
        let mut text = table_and_news::<G>(table, self.news());
        text.push_str(&self.people());
        text.push_str(&self.consent());
        match (&moment.asked, moment.decider) {
            (Some(asked), _) => text.push_str(&asked.choices(words, width, style)),
            (None, Some(seat)) => {
                let stand_in = self.chair(seat).and_then(|chair| chair.stand_in.as_deref());
                let id = match stand_in {
                    Some(_) if self.is_mine(seat) => "remote-bot-for-you",
                    _ => "remote-whose-turn",
                };
                let said =
                    words.text(id, &[("seat", seat.number().into()), ("name", self.name(seat).into())]);
                text.push_str(&paragraph(&style.paint(Ink::Strong, &said), width));
            }
            (None, None) => {}
        }
        text
    }

    fn over(&self) -> String {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let mut text = String::new();
        if let Some(moment) = &self.moment {
            let table = G::screen(&moment.view, words, width, style);
            text.push_str(&table_and_news::<G>(table, self.news()));
            if let Some(outcome) = &self.document.outcome {
                let reason = match &*outcome.reason {
                    "stopped" => words.say("remote-stopped"),
                    reason => words.outcome(reason),
                };
                let told = style.paint(Ink::Strong, &clean(&reason));
                text.push_str(&format!(" {told}\n {}\n", G::summary(&moment.view, outcome.winners, words)));
            }
        }
        text.push_str(&self.people());
        text.push_str(&self.proof());
        if self.document.next.is_some() {
            text.push_str(&paragraph(&words.say("remote-next"), width));
        }
        text.push_str(&format!("\n{}", pages::commands(self.commands(), words, width, style)));
        text
    }

    /// The seed, and whether it is the one that was promised before the first card.
    fn proof(&self) -> String {
        let (words, width) = (self.words(), (self.desk.width)());
        let Some(seed) = self.document.seed else {
            return paragraph(&words.say("remote-seed-later"), width);
        };
        let honest = check_commitment(seed, &self.document.commitment).is_ok();
        let id = if honest { "remote-honest" } else { "remote-not-honest" };
        let seed = words.text("end-seed", &[("seed", seed.to_string().into())]);
        let promised = clean(&self.document.commitment);
        let proof = words.text(id, &[("commitment", promised.into())]);
        format!(" {seed}\n{}", paragraph(&proof, width))
    }

    fn listener(&self) -> Listener {
        let seats = self.setup.seats();
        let observer = match self.observer {
            Observer::Omniscient => self.seat().map_or(Observer::Omniscient, Observer::Seat),
            observer => observer,
        };
        Listener { observer, seats }
    }

    fn news(&self) -> String {
        let mine = |seat: Seat| self.is_mine(seat);
        let lines = self.story.news(mine, &self.setup, self.listener(), self.words());
        let most = moment::LINES_SHOWN * self.setup.seats().saturating_sub(1).max(1);
        moment::news(&lines, most, (self.desk.width)(), self.desk.style)
    }

    /// The seats and their people.
    fn people(&self) -> String {
        let all: Vec<_> = self.chairs().map(|chair| format!("{} {}", chair.seat, self.who(chair))).collect();
        let line = all.join(if self.desk.style.plain { " | " } else { " · " });
        paragraph(&self.desk.style.paint(Ink::Faint, &line), (self.desk.width)())
    }

    /// The person on a seat, with a remark if there is one to make.
    fn who(&self, chair: &SeatDocument) -> String {
        let words = self.words();
        let name = self.name(chair.seat);
        let with = |id: &str| words.text(id, &[("name", name.clone().into())]);
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
            _ => name,
        }
    }

    fn name(&self, seat: Seat) -> String {
        let chair = self.chair(seat);
        let name = chair.and_then(|chair| chair.name.as_deref().or(chair.bot.as_deref()));
        name.map_or_else(|| self.words().text("table-player", &[("seat", seat.number().into())]), clean)
    }

    /// The open proposal.
    fn consent(&self) -> String {
        let (words, style) = (self.words(), self.desk.style);
        let Some(proposal) = &self.document.proposal else { return String::new() };
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
        let said = words.text(id, &[("name", self.name(proposal.by).into()), ("what", what.into())]);
        paragraph(&style.paint(Ink::Gold, &said), (self.desk.width)())
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
        let commands = pages::commands(self.commands(), words, width, style);
        let legend = paragraph(&G::legend(words, style), width);
        self.write(&format!("\n{help}{commands}\n{legend}"));
    }

    pub(super) fn cards(&mut self) {
        if let Some(moment) = &self.moment {
            let text = G::cards(&moment.view, self.words(), (self.desk.width)(), self.desk.style);
            self.write(&text);
        }
    }

    pub(super) fn log(&mut self) {
        let (words, style, width) = (self.words(), self.desk.style, (self.desk.width)());
        let (mut seen, listener) = (self.story.events(), self.listener());
        if self.document.phase != Phase::Over {
            told_again::<G>(&self.setup, &mut seen);
        }
        if self.story.earlier() > 0 {
            self.tell("remote-earlier", &[("count", self.story.earlier().into())]);
        }
        let text = pages::log::<G>(&seen, &self.setup, listener, words, width, style);
        self.write(&text);
    }
}
