//! A match of any game, with its chance from a seed or answered from outside.

use dedale_bots::{Roster, answer, own_chance};
use dedale_core::chance::Seed;
use dedale_core::explicit::{ChanceOutcome, ExplicitMatch};
use dedale_core::record::{Ending, RecordDocument};
use dedale_core::{Action as _, Legal as _, Match, Observer, Outcome, Rules, Seat, Setup as _, told_again};
use dedale_games::{AnyMatch, Examined as _, GameId, Playing as _, Problem};
use dedale_guests::Guests;
use serde_json::Value;

use crate::fault::Fault;
use crate::saved::{Saved, saved};

/// A match of any game.
pub(crate) trait Play: Send {
    /// Which game.
    fn game(&self) -> GameId;
    /// Its setup as text.
    fn setup(&self) -> String;
    fn seats(&self) -> usize;
    fn step(&self) -> usize;
    fn decider(&self) -> Option<Seat>;
    fn outcome(&self) -> Option<Outcome>;
    fn question(&self) -> Value;
    /// How many actions the game has.
    fn actions(&self) -> usize;
    /// The indices of the legal actions, in order.
    fn legal(&self) -> Vec<usize>;
    fn legal_texts(&self) -> Vec<String>;
    fn write_mask(&self, mask: &mut [u8]);
    fn act(&mut self, index: usize) -> Result<(), Fault>;
    fn act_text(&mut self, text: &str) -> Result<(), Fault>;
    fn is_dealt(&self) -> bool;
    fn is_chance(&self) -> bool;
    fn chance_outcomes(&self) -> Vec<ChanceOutcome>;
    fn act_chance(&mut self, pick: u32) -> Result<(), Fault>;
    fn go_back_to(&mut self, step: usize) -> Result<(), Fault>;
    fn view(&self, observer: Observer) -> Result<Value, Fault>;
    fn events(&self, observer: Observer, since: usize) -> Result<Vec<Value>, Fault>;
    /// The events of one step, 0 being the deal; only a match with a seed has them.
    fn events_of(&self, observer: Observer, step: usize) -> Result<Vec<Value>, Fault>;
    fn information_state(&self, observer: Observer) -> Result<String, Fault>;
    fn sample_world(&self, observer: Observer, seed: u64) -> Result<Box<dyn Play>, Fault>;
    fn position(&self) -> Result<Value, Fault>;
    fn record(&self) -> Result<RecordDocument, Fault>;
    fn record_text(&self) -> Result<String, Fault>;
    fn hash(&self) -> Result<u64, Fault>;
    fn save(&self) -> Result<Saved, Fault>;
    /// The answer of a bot that saw what the deciding seat saw; only a match with a seed has one. Without a number, the bot's
    /// chance is its own, from its view.
    fn bot_action(&self, bot: &str, seed: Option<u64>) -> Result<usize, Fault>;
    fn write_observation(&self, observer: Observer, tensor: &mut [u8]) -> Result<(), Fault>;
    fn observation_size(&self) -> usize;
    /// The match for hints and analyses; only one with a seed has it.
    fn any(&self) -> Result<AnyMatch, Fault>;
    fn boxed(&self) -> Box<dyn Play>;
}

/// A match of one game.
#[derive(Clone)]
pub(crate) enum Table<G: Rules> {
    /// Chance from a seed.
    Seeded(Match<G>),
    /// Chance answered from outside.
    Explicit(ExplicitMatch<G>),
}

impl<G: Roster> Table<G> {
    fn state(&self) -> Result<&G, Fault> {
        match self {
            Table::Seeded(game) => Ok(game.state()),
            Table::Explicit(game) => game.state().ok_or_else(not_dealt),
        }
    }

    fn legal_set(&self) -> Option<G::Legal> {
        self.decider()?;
        self.state().ok().map(Rules::legal)
    }

    fn play(&mut self, action: G::Action) -> Result<(), Fault> {
        match self {
            Table::Seeded(game) => Ok(game.act(action)?),
            Table::Explicit(game) => Ok(game.act(action)?),
        }
    }

    fn seeded(&self) -> Result<&Match<G>, Fault> {
        match self {
            Table::Seeded(game) => Ok(game),
            Table::Explicit(_) => {
                Err(Fault::new("ChanceError", "explicit-chance", "its chance does not come from a seed"))
            }
        }
    }
}

fn not_dealt() -> Fault {
    Fault::new("ChanceError", "not-dealt", "the deal is not complete: answer its chance nodes first")
}

impl<G: Roster> Play for Table<G> {
    fn game(&self) -> GameId {
        G::GAME
    }

    fn setup(&self) -> String {
        match self {
            Table::Seeded(game) => game.setup().text(),
            Table::Explicit(game) => game.setup().text(),
        }
    }

    fn seats(&self) -> usize {
        match self {
            Table::Seeded(game) => game.setup().seats(),
            Table::Explicit(game) => game.setup().seats(),
        }
    }

    fn step(&self) -> usize {
        match self {
            Table::Seeded(game) => game.step(),
            Table::Explicit(game) => game.steps().len(),
        }
    }

    fn decider(&self) -> Option<Seat> {
        match self {
            Table::Seeded(game) => game.decider(),
            Table::Explicit(game) => game.decider(),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self {
            Table::Seeded(game) => game.outcome(),
            Table::Explicit(game) => game.outcome(),
        }
    }

    fn question(&self) -> Value {
        match (self.decider(), self.state()) {
            (Some(_), Ok(state)) => json(&state.question()),
            _ => Value::Null,
        }
    }

    fn actions(&self) -> usize {
        G::Action::COUNT
    }

    fn legal(&self) -> Vec<usize> {
        let Some(legal) = self.legal_set() else { return Vec::new() };
        let mut indices = Vec::with_capacity(legal.len() as usize);
        legal.indices().for_each(|index| indices.push(index));
        indices
    }

    fn legal_texts(&self) -> Vec<String> {
        let Some(legal) = self.legal_set() else { return Vec::new() };
        legal.iter().map(|action| action.to_string()).collect()
    }

    fn write_mask(&self, mask: &mut [u8]) {
        match self.legal_set() {
            Some(legal) => legal.write_mask(mask),
            None => mask.fill(0),
        }
    }

    fn act(&mut self, index: usize) -> Result<(), Fault> {
        let action = G::Action::from_index(index).ok_or_else(|| Fault::unknown_action(&index.to_string()))?;
        self.play(action)
    }

    fn act_text(&mut self, text: &str) -> Result<(), Fault> {
        let action: G::Action = text.parse().map_err(Problem::from)?;
        self.play(action)
    }

    fn is_dealt(&self) -> bool {
        self.state().is_ok()
    }

    fn is_chance(&self) -> bool {
        matches!(self, Table::Explicit(game) if game.is_chance())
    }

    fn chance_outcomes(&self) -> Vec<ChanceOutcome> {
        match self {
            Table::Seeded(_) => Vec::new(),
            Table::Explicit(game) => game.outcomes(),
        }
    }

    fn act_chance(&mut self, pick: u32) -> Result<(), Fault> {
        match self {
            Table::Seeded(_) => {
                Err(dedale_core::explicit::ExplicitError::<G::Illegal>::ChanceIsNotAsked.into())
            }
            Table::Explicit(game) => Ok(game.pick(pick)?),
        }
    }

    fn go_back_to(&mut self, step: usize) -> Result<(), Fault> {
        match self {
            Table::Seeded(game) => *game = game.at(step)?,
            Table::Explicit(game) => game.go_back_to(step)?,
        }
        Ok(())
    }

    fn view(&self, observer: Observer) -> Result<Value, Fault> {
        if let Table::Seeded(game) = self {
            return Ok(dedale_games::Playing::view(game, observer));
        }
        let mut view = json(&self.state()?.view(observer));
        if let (Some(outcome), Value::Object(fields)) = (self.outcome(), &mut view) {
            fields.insert("outcome".to_owned(), json(&Ending::from(outcome)));
        }
        Ok(view)
    }

    fn events(&self, observer: Observer, since: usize) -> Result<Vec<Value>, Fault> {
        let steps = self.step();
        if since > steps {
            return Err(Problem::NoSuchStep { asked: since, steps }.into());
        }
        match self {
            Table::Seeded(game) => Ok(game.told_since(since, observer).map(|event| json(&event)).collect()),
            Table::Explicit(game) => {
                let Some(state) = game.state() else { return Ok(Vec::new()) };
                let events = game.events_since(since).iter();
                let mut seen = events.filter_map(|event| state.seen(event, observer)).collect();
                if game.outcome().is_none() && observer != Observer::Omniscient {
                    told_again::<G>(game.setup(), &mut seen);
                }
                Ok(seen.iter().map(json).collect())
            }
        }
    }

    fn events_of(&self, observer: Observer, step: usize) -> Result<Vec<Value>, Fault> {
        let steps = self.step();
        if step > steps {
            return Err(Problem::NoSuchStep { asked: step, steps }.into());
        }
        Ok(dedale_games::Playing::events_of(self.seeded()?, step, observer))
    }

    fn information_state(&self, observer: Observer) -> Result<String, Fault> {
        Ok(dedale_games::information_state(self.state()?, observer))
    }

    fn sample_world(&self, observer: Observer, seed: u64) -> Result<Box<dyn Play>, Fault> {
        let (state, to_come) = dedale_games::sample_world(self.state()?, observer, seed);
        Ok(Box::new(match self {
            Table::Seeded(_) => Table::Seeded(Match::from_state(state, to_come)),
            Table::Explicit(_) => Table::Explicit(ExplicitMatch::from_state(state)),
        }))
    }

    fn position(&self) -> Result<Value, Fault> {
        Ok(Match::from_state(*self.state()?, Seed::Quick(0)).position())
    }

    fn record(&self) -> Result<RecordDocument, Fault> {
        Ok(dedale_games::Playing::record(self.seeded()?)?)
    }

    fn record_text(&self) -> Result<String, Fault> {
        Ok(self.seeded()?.record_text()?)
    }

    fn hash(&self) -> Result<u64, Fault> {
        let mut hash = dedale_core::Fingerprint::new();
        self.state()?.fingerprint(&mut hash);
        Ok(hash.value())
    }

    fn save(&self) -> Result<Saved, Fault> {
        Ok(saved(self))
    }

    fn bot_action(&self, bot: &str, seed: Option<u64>) -> Result<usize, Fault> {
        let game = self.seeded()?;
        let mut bot = Guests::default().find::<G>(bot, game.setup())?;
        let at = game.perspective().ok_or(Problem::Over)?;
        let mut chance = seed.map_or_else(|| own_chance(at), Seed::quick_from);
        let action = answer(&mut bot, game, &mut chance).ok_or(Problem::Over)?;
        Ok(action.index())
    }

    fn write_observation(&self, observer: Observer, tensor: &mut [u8]) -> Result<(), Fault> {
        self.state()?.observe_as(observer, tensor);
        Ok(())
    }

    fn observation_size(&self) -> usize {
        match self {
            Table::Seeded(game) => G::observation_spec(game.setup()).size(),
            Table::Explicit(game) => G::observation_spec(game.setup()).size(),
        }
    }

    fn any(&self) -> Result<AnyMatch, Fault> {
        Ok(G::into_any(self.seeded()?.clone()))
    }

    fn boxed(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}

/// A loaded match of any game.
pub(crate) fn of_any(game: AnyMatch) -> Box<dyn Play> {
    dedale_games::with_match!(game, game => Box::new(Table::Seeded(game)))
}

fn json(thing: &impl serde::Serialize) -> Value {
    serde_json::to_value(thing).expect("a wire type is JSON")
}
