use std::marker::PhantomData;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use dedale_bots::{Guest, Player, Random, Roster};
use dedale_core::chance::Quick;
use dedale_core::{Action as _, Chance as _, Legal as _, Perspective, Seat, SetupDocument};
use serde_json::value::RawValue;

use crate::error::GuestError;
use crate::faults::{FaultKind, Faults};
use crate::messages::{
    Begin, Choose, Chosen, Hello, Introduction, MOST_WORLDS, PROTOCOL, TextOrIndex, Wanted,
};
use crate::process::Process;

/// How long a program has to introduce itself: some load a lot first.
const HELLO: Duration = Duration::from_secs(60);

/// A program that plays. Every copy is a process of its own while it plays; then another copy takes it over.
pub(crate) struct Program<G: Roster> {
    shared: Arc<Shared<G>>,
    /// The process behind a lock, so that players can be shared between threads; nobody ever waits for it.
    process: Mutex<Option<Process>>,
    /// Whether the process has heard that the game began.
    begun: bool,
    /// Events since it was last asked, as they are sent.
    heard: Vec<Box<RawValue>>,
}

struct Shared<G: Roster> {
    command: String,
    setup: SetupDocument,
    time: Duration,
    faults: Arc<Faults>,
    introduction: Introduction,
    /// Processes that nobody plays with.
    idle: Mutex<Vec<Process>>,
    game: PhantomData<fn() -> G>,
}

impl<G: Roster> Program<G> {
    pub(crate) fn start(
        command: &str,
        setup: &G::Setup,
        time: Duration,
        faults: Arc<Faults>,
    ) -> Result<Self, GuestError> {
        let setup = SetupDocument::of(setup);
        let (process, introduction) = introduced::<G>(command, &setup, time)?;
        let (command, idle) = (command.to_owned(), Mutex::new(vec![process]));
        let shared = Shared { command, setup, time, faults, introduction, idle, game: PhantomData };
        Ok(Program::of(Arc::new(shared)))
    }

    fn of(shared: Arc<Shared<G>>) -> Self {
        Program { shared, process: Mutex::new(None), begun: false, heard: Vec::new() }
    }

    fn wants(&self, wanted: Wanted) -> bool {
        self.shared.introduction.wants.contains(&wanted)
    }

    fn answer(
        &mut self,
        at: Perspective<'_, G>,
        chance: &mut Quick,
    ) -> Result<G::Action, (FaultKind, String)> {
        let Shared { introduction, time, .. } = &*self.shared;
        let (seat, view) = (at.seat().number(), at.view());
        let legal: Vec<G::Action> = at.legal().iter().collect();
        let worlds = self
            .wants(Wanted::Worlds)
            .then(|| (0..introduction.worlds).map(|_| G::sample(&view, chance).position()).collect());
        let question = Choose::<G> {
            seat,
            question: at.question(),
            legal: legal.iter().map(ToString::to_string).collect(),
            actions: legal.iter().map(|action| action.index()).collect(),
            view: self.wants(Wanted::View).then(|| G::sent_view(&view)),
            events: self.wants(Wanted::Events).then_some(&self.heard[..]),
            worlds,
            seed: chance.pick(u32::MAX),
            time_ms: milliseconds(*time),
        };
        let place = self.process.get_mut().unwrap_or_else(PoisonError::into_inner);
        let process = match place {
            Some(process) => process,
            None => place.insert(self.shared.process()?),
        };
        let begun = if self.begun { Ok(()) } else { process.tell("bot.begin", Begin { seat }) };
        let chosen = begun.and_then(|()| process.ask::<Chosen>("bot.choose", question, *time));
        self.begun = !matches!(chosen, Err((FaultKind::Ended | FaultKind::Late | FaultKind::BadAnswer, _)));
        if !self.begun {
            *place = None;
        }
        self.heard.clear();
        let action = chosen?.action;
        let found = legal.into_iter().find(|legal| match &action {
            TextOrIndex::Text(text) => legal.to_string() == *text,
            TextOrIndex::Index(index) => legal.index() == *index,
        });
        found.ok_or_else(|| (FaultKind::Illegal, format!("{action} is not legal")))
    }
}

impl<G: Roster> Shared<G> {
    /// A process that has introduced itself.
    fn process(&self) -> Result<Process, (FaultKind, String)> {
        if let Some(process) = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop() {
            return Ok(process);
        }
        let started = introduced::<G>(&self.command, &self.setup, self.time);
        started.map(|(process, _)| process).map_err(|error| (FaultKind::Ended, error.to_string()))
    }
}

fn introduced<G: Roster>(
    command: &str,
    setup: &SetupDocument,
    time: Duration,
) -> Result<(Process, Introduction), GuestError> {
    let mut process = Process::start(command)?;
    let program = concat!("dedale ", env!("CARGO_PKG_VERSION"));
    let time_ms = milliseconds(time);
    let hello = Hello { protocol: PROTOCOL, program, game: G::ID, rules: G::VERSION, setup, time_ms };
    let bad = |why| GuestError::BadHello { command: command.to_owned(), why };
    let introduction: Introduction =
        process.ask("bot.hello", hello, HELLO).map_err(|(kind, why)| match kind {
            FaultKind::Late => GuestError::NoHello { command: command.to_owned(), within: HELLO },
            _ => bad(why),
        })?;
    if introduction.protocol != PROTOCOL {
        return Err(bad(format!("protocol {}, expected {PROTOCOL}", introduction.protocol)));
    }
    if introduction.worlds > MOST_WORLDS {
        return Err(bad(format!("{} worlds, at most {MOST_WORLDS}", introduction.worlds)));
    }
    Ok((process, introduction))
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl<G: Roster> Player<G> for Program<G> {
    fn choose(&mut self, at: Perspective<'_, G>, chance: &mut Quick) -> G::Action {
        let faults = self.shared.faults.clone();
        if faults.given_up() {
            faults.not_asked();
            return Random.choose(at, chance);
        }
        match self.answer(at, chance) {
            Ok(action) => {
                faults.none();
                action
            }
            Err((kind, why)) => {
                faults.happened(kind, &why);
                Random.choose(at, chance)
            }
        }
    }

    fn listens(&self) -> bool {
        self.wants(Wanted::Events)
    }

    fn begin(&mut self, _: Seat) {
        self.heard.clear();
        self.begun = false;
    }

    fn hear(&mut self, event: &G::SeenEvent) {
        self.heard.push(serde_json::value::to_raw_value(event).expect("events can be written"));
    }
}

impl<G: Roster> Guest<G> for Program<G> {
    fn copy(&self) -> Box<dyn Guest<G>> {
        Box::new(Program::of(self.shared.clone()))
    }
}

impl<G: Roster> Drop for Program<G> {
    fn drop(&mut self) {
        let process = self.process.get_mut().unwrap_or_else(PoisonError::into_inner).take();
        self.shared.idle.lock().unwrap_or_else(PoisonError::into_inner).extend(process);
    }
}

impl<G: Roster> std::fmt::Debug for Program<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Program").field("command", &self.shared.command).finish_non_exhaustive()
    }
}
