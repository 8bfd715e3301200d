//! Typed lines, and the requests they become.

use dedale_bots::names;
use dedale_core::Seat;
use dedale_protocol::{self as wire, AsOnly, Phase, SeatDocument, SeatOnly};

use super::client::{Client, News, Next};
use crate::terminal::Face;
use crate::terminal::files::for_a_shell;
use crate::terminal::input::{Command, Input, quoted, understand_among};
use crate::terminal::pages::{self, is_no, is_yes, paragraph};
use crate::terminal::session::Page;

impl<G: Face> Client<'_, G> {
    /// Somebody typed a line.
    pub(crate) fn typed(&mut self, line: &str) {
        let words = self.words();
        let answer = line.trim().to_lowercase();
        if let Some(seat) = self.asked_for_consent() {
            for (said, agree) in [(is_yes(&answer, words), true), (is_no(&answer, words), false)] {
                if said {
                    return self.command(&wire::Command::Answer(wire::Answer { seat, agree }));
                }
            }
        }
        match understand_among(line, words, &self.commands()) {
            Input::Nothing => self.show(News::Table),
            Input::Command(command, rest) => self.obey(command, rest),
            input @ (Input::Number(_) | Input::Other(_)) => self.answer(input, line),
        }
    }

    /// Nobody types any more.
    pub(crate) fn end_of_input(&mut self) {
        self.obey(Command::Quit, "");
    }

    pub(super) fn commands(&self) -> Vec<Command> {
        let all: &[Command] = match self.document.phase {
            Phase::Gathering => &Command::WHILE_GATHERING,
            Phase::Playing => &Command::AT_TABLE,
            Phase::Over => &Command::AFTER_TABLE,
        };
        let offered = |command: &Command| *command != Command::Hint || self.document.hints;
        all.iter().copied().filter(offered).collect()
    }

    /// The seat whose consent is needed.
    pub(super) fn asked_for_consent(&self) -> Option<Seat> {
        let proposal = self.document.proposal.as_ref()?;
        let waits = |seat: &Seat| proposal.asked.contains(*seat) && !proposal.agreed.contains(*seat);
        self.seat().filter(waits)
    }

    fn answer(&mut self, input: Input<'_>, line: &str) {
        let (words, style) = (self.words(), self.desk.style);
        let asked = self.moment.as_ref().and_then(|moment| moment.asked.as_ref());
        match asked.map(|asked| asked.understood(input, words, style)) {
            Some(Ok(action)) => {
                let action = action.to_string();
                self.as_seat(|seat| wire::Command::Act(wire::Act { seat, action }));
            }
            Some(Err(said)) => self.say(&said),
            None if self.document.phase == Phase::Playing => self.tell("remote-not-your-turn", &[]),
            None => self.tell("play-not-understood", &[("typed", quoted(line).into())]),
        }
    }

    fn obey(&mut self, command: Command, rest: &str) {
        match command {
            Command::Help => self.help(),
            Command::Rules => {
                let (words, width) = (self.words(), (self.desk.width)());
                match pages::rules::<G>(rest, &self.setup, words, width, self.desk.style) {
                    Ok(rules) => self.show(News::Page(Page::Rules, rules)),
                    Err(said) => self.say(&said),
                }
            }
            Command::Cards => self.cards(),
            Command::Log => self.log(),
            Command::Undo => {
                match self.seat().and_then(|seat| Some((seat, self.story.before_last_of(seat)?))) {
                    Some((seat, to)) => self.command(&wire::Command::Undo(wire::Undo { seat, to })),
                    None => self.tell("play-nothing-to-undo", &[]),
                }
            }
            Command::Concede => self.as_seat(|seat| wire::Command::Concede(AsOnly { seat })),
            Command::Stop => self.as_seat(|seat| wire::Command::Stop(AsOnly { seat })),
            Command::Back => self.as_seat(|seat| wire::Command::HandBack(SeatOnly { seat })),
            Command::Sit => match self.named_seat(rest, SeatDocument::is_free) {
                Some(seat) => self.command(&wire::Command::Sit(SeatOnly { seat })),
                None => self.tell("remote-which-seat", &[]),
            },
            Command::Stand => match self.named_seat(rest, |chair| self.is_mine(chair.seat)) {
                Some(seat) => self.command(&wire::Command::Stand(SeatOnly { seat })),
                None => self.tell("remote-which-seat", &[]),
            },
            Command::Bot => self.bot(rest),
            Command::Start => self.command(&wire::Command::Start(wire::Nothing {})),
            Command::Say if rest.is_empty() => self.tell("remote-say-what", &[]),
            Command::Say => self.chat(rest),
            Command::Again => match (self.document.next.clone(), self.seat()) {
                (Some(next), _) => self.next = Some(Next::Follow(next.to_string())),
                (None, Some(seat)) => {
                    self.follows = true;
                    self.rematch(seat);
                }
                (None, None) => self.tell("remote-no-seat", &[]),
            },
            Command::Hint => self.hint(),
            Command::Quit | Command::Save | Command::SaveOver => {
                if self.document.phase != Phase::Over {
                    self.show(News::Parting(self.way_back()));
                }
                self.next = Some(Next::Leave);
            }
        }
    }

    /// How to come to this table again.
    pub(super) fn way_back(&self) -> String {
        let told = paragraph(&self.words().say("remote-come-back"), (self.desk.width)());
        let name = self.name.as_ref().map(|name| format!(" --name {}", for_a_shell(name)));
        format!("{told}   dedale join {}{}\n", self.link, name.unwrap_or_default())
    }

    fn as_seat(&mut self, command: impl FnOnce(Seat) -> wire::Command) {
        match self.seat() {
            Some(seat) => self.command(&command(seat)),
            None => self.tell("remote-no-seat", &[]),
        }
    }

    /// The seat of that number, or the first that will do.
    fn named_seat(&self, text: &str, will_do: impl Fn(&SeatDocument) -> bool) -> Option<Seat> {
        if text.is_empty() {
            return self.chairs().find(|chair| will_do(chair)).map(|chair| chair.seat);
        }
        text.parse().ok().and_then(Seat::from_number)
    }

    /// `bot SEAT NAME`: at a free seat before the game, or for somebody absent.
    fn bot(&mut self, rest: &str) {
        let (seat, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let gathering = self.document.phase == Phase::Gathering;
        let seat =
            self.named_seat(seat, |chair| if gathering { chair.is_free() } else { self.is_mine(chair.seat) });
        let name = match name.trim() {
            "" => names(G::GAME).last().copied().unwrap_or_default(),
            name => name,
        };
        match seat {
            Some(seat) => {
                let bot = name.to_owned();
                let command = match gathering {
                    true => wire::Command::SeatBot(wire::SeatAndBot { seat, bot }),
                    false => wire::Command::StandIn(wire::SeatAndMaybeBot { seat, bot: Some(bot) }),
                };
                self.command(&command);
            }
            None => self.tell("remote-which-seat", &[]),
        }
    }
}
