//! How often who was told a chance to win at La Clé des mondes did win: of the answers given in games among a bot, some are
//! judged by the adviser, and what it says is held against how the game ended.
//! `cargo run --release -p dedale-bots --example mondes_calibration -- normal 2500 40` plays 2,500 games with each number of
//! players and judges one answer of 40.

use dedale_bots::mondes::{Hard, MondesBot};
use dedale_bots::{Adviser as _, Player as _};
use dedale_core::chance::Seed;
use dedale_core::{Chance as _, Perspective, Rules as _, Seat, Setup as _, Silent};
use dedale_mondes::{Setup, State};

/// Trials for a judgement.
const TRIALS: u32 = 200;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [bot, games, one_of] = words.as_slice() else {
        eprintln!("expected: BOT GAMES ONE-OF");
        return;
    };
    let bot = MondesBot::new(bot).expect("a bot");
    let games: u64 = games.parse().expect("a number of games");
    let one_of: u32 = one_of.parse().expect("a number of answers");
    let mut all = Vec::new();
    for players in 2..=5 {
        let setup = Setup::from_text(&format!("players={players}")).expect("a setup");
        let judged: Vec<_> = (0..games).flat_map(|game| judged(&setup, &bot, game, one_of)).collect();
        print(&format!("{players} players"), &judged);
        all.extend(judged);
    }
    print("2 to 5 players", &all);
}

/// What was said of some answers of a game, and whether who gave them won.
fn judged(setup: &Setup, bot: &MondesBot, game: u64, one_of: u32) -> Vec<(f32, bool)> {
    let mut bots: Vec<MondesBot> = Seat::first(setup.seats()).map(|_| bot.clone()).collect();
    let mut table = Silent(Seed::quick_from(Seed::number_of_series(21, game)));
    let mut chance = Seed::quick_from(Seed::number_of_series(22, game));
    let mut state = State::start(setup, &mut table);
    let mut said = Vec::new();
    while let Some(at) = Perspective::of_decider(&state) {
        let action = bots[at.seat().index()].choose(at, &mut chance);
        if at.legal().len() > 1 && chance.pick(one_of) == 0 {
            let advice = Hard::default().advise(at, &mut chance, &mut |done| done < TRIALS);
            let given = advice.into_iter().find(|advice| advice.action == action).expect("a legal answer");
            said.push((at.seat(), given.worth));
        }
        state.apply(action, &mut table);
    }
    let winners = state.outcome().expect("the game is over").winners;
    said.into_iter().map(|(seat, worth)| (worth, winners.contains(seat))).collect()
}

fn print(of: &str, judged: &[(f32, bool)]) {
    println!("{of}: {} answers", judged.len());
    for bin in 0..10 {
        let within = |worth: f32| ((worth * 10.0) as usize).min(9) == bin;
        let here: Vec<_> = judged.iter().filter(|(worth, _)| within(*worth)).collect();
        let count = here.len().max(1) as f32;
        let said = 100.0 * here.iter().map(|(worth, _)| worth).sum::<f32>() / count;
        let won = 100.0 * here.iter().filter(|(_, won)| *won).count() as f32 / count;
        println!(
            "  {:2}0 to {:3} %: {:6} answers, said {said:5.1} %, won {won:5.1} %, off {:+5.1}",
            bin,
            10 * bin + 10,
            here.len(),
            won - said
        );
    }
}
