//! One bot on every seat of La Clé des mondes: how often it is asked, how often there is no choice, how games end, and which
//! characters win: `cargo run --release -p dedale-bots --example mondes_questions -- players=2 normal 300`.

use std::collections::BTreeMap;

use dedale_bots::Player as _;
use dedale_bots::mondes::{Hard, MondesBot};
use dedale_core::chance::Seed;
use dedale_core::{Observer, Perspective, Rules as _, Seat, Secrets as _, Setup as _, Silent};
use dedale_mondes::{Action, Question, Setup, State};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [setup, bot, games, rest @ ..] = words.as_slice() else {
        eprintln!("expected: SETUP BOT GAMES [FIRST SEED]");
        return;
    };
    let setup = Setup::from_text(setup).expect("a setup");
    let games: u64 = games.parse().expect("a number of games");
    let first: u64 = rest.first().map_or(0, |seed| seed.parse().expect("a seed"));
    let mut tally = Tally::default();
    for game in first..first + games {
        tally.play(&setup, bot, game);
        if (game - first + 1).is_multiple_of(50) || game + 1 == first + games {
            println!("{}", tally.summary(setup.seats()));
        }
    }
    println!("{}", tally.details(&setup));
}

/// A bot by its name; `hard:500` makes 500 trials for a decision.
fn bot(name: &str) -> MondesBot {
    match name.strip_prefix("hard:") {
        Some(trials) => MondesBot::Hard(Hard::new(trials.parse().expect("a number of trials"))),
        None => MondesBot::new(name).expect("a bot"),
    }
}

#[derive(Default)]
struct Tally {
    unfinished: u32,
    questions: BTreeMap<String, [u32; 2]>,
    reacted: u32,
    /// How many turns each game lasted.
    turns: Vec<u32>,
    /// How often each character was kept, and won.
    characters: BTreeMap<String, [u32; 2]>,
}

impl Tally {
    fn play(&mut self, setup: &Setup, name: &str, game: u64) {
        let mut table = Silent(Seed::quick_from(Seed::number_of_series(1, game)));
        let mut chance = Seed::quick_from(Seed::number_of_series(2, game));
        let mut state = State::start(setup, &mut table);
        let mut bots: Vec<_> = (0..setup.seats()).map(|_| bot(name)).collect();
        for (seat, bot) in bots.iter_mut().enumerate() {
            bot.begin(Seat::new(seat));
        }
        while let Some(at) = Perspective::of_decider(&state) {
            let question = state.question().expect("somebody is asked");
            let choices = at.legal().iter().filter(|action| action.to_string() != "let-all").count();
            let action = bots[at.seat().index()].choose(at, &mut chance);
            let counts = self.questions.entry(format!("{question:?}")).or_default();
            counts[0] += 1;
            counts[1] += u32::from(choices == 1);
            self.reacted += u32::from(question == Question::React && matches!(action, Action::React(_)));
            state.apply(action, &mut table);
        }
        let winners = state.outcome().expect("the game is over").winners;
        self.unfinished += u32::from(winners.is_empty());
        self.turns.push(state.turns());
        let view = state.view(Observer::Omniscient);
        for seat in Seat::first(setup.seats()) {
            let kept = view.characters[seat.index()].kept.expect("everything is seen");
            let counts =
                self.characters.entry(setup.cards().set().character_id(kept).to_owned()).or_default();
            counts[0] += 1;
            counts[1] += u32::from(winners.contains(seat));
        }
    }

    fn summary(&self, seats: usize) -> String {
        let mut rounds: Vec<_> = self.turns.iter().map(|turns| turns.div_ceil(seats as u32)).collect();
        rounds.sort_unstable();
        let [asked, forced] = self.questions.values().fold([0, 0], |[a, b], [c, d]| [a + c, b + d]);
        let reactions = self.questions.get("React").map_or(0, |counts| counts[0]);
        let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        format!(
            "{} games: {} without a winner; rounds {} median, {} nine in ten; {:.2} questions a turn, {:.1} % of them \
             with one answer; {} reactions asked for, {:.1} % answered with a card",
            self.turns.len(),
            self.unfinished,
            rounds[rounds.len() / 2],
            rounds[rounds.len() * 9 / 10],
            f64::from(asked) / f64::from(self.turns.iter().sum::<u32>()),
            share(forced, asked),
            reactions,
            share(self.reacted, reactions),
        )
    }

    fn details(&self, setup: &Setup) -> String {
        let questions = self.questions.iter().map(|(name, [asked, one])| format!("{name} {asked} ({one})"));
        let fair = self.turns.len() as f64 - f64::from(self.unfinished);
        let fair = fair / self.turns.len() as f64 / setup.seats() as f64;
        let characters = self.characters.iter().map(|(name, [kept, won])| {
            format!("{name} {:.2}", f64::from(*won) / f64::from((*kept).max(1)) / fair)
        });
        let list = |items: Vec<String>| items.join(", ");
        format!("{}\n{}", list(questions.collect()), list(characters.collect()))
    }
}
