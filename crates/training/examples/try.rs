use dedale_bots::net::Header;
use dedale_bots::onirim::{base_features, best};
use dedale_core::chance::Seed;
use dedale_core::{Perspective, Rules as _, Silent};
use dedale_training::*;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let mut course = Course::default();
    let mut out = String::from("/tmp/try.net");
    for a in &args[1..] {
        let (k, v) = a.split_once('=').unwrap();
        match k {
            "games" => course.games = v.parse().unwrap(),
            "rate" => course.rate = v.parse().unwrap(),
            "lambda" => course.lambda = v.parse().unwrap(),
            "learners" => course.learners = v.parse().unwrap(),
            "stint" => course.stint = v.parse().unwrap(),
            "seed" => course.seed = v.parse().unwrap(),
            "out" => out = v.into(),
            _ => panic!(),
        }
    }
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().unwrap();
    let started = Instant::now();
    let mut t = Training::new(course.clone());
    let (mut g, mut w, mut next) = (0, 0, 0);
    while !t.is_over() {
        let r = t.round();
        g += r.games;
        w += r.wins;
        if t.played >= next {
            next = t.played + course.games / 20;
            let e = eval(&t.net, 2000);
            eprintln!("{:>9} {:6.1}s train {:.3} eval {:.3}", t.played, started.elapsed().as_secs_f64(), w as f64 / (g as f64).max(1.), e);
            g = 0;
            w = 0;
        }
    }
    let e = eval(&t.net, 20000);
    let bytes = t.net.to_bytes(&Header { features: base_features(), command: args.join(" "), figures: format!("{e}") });
    std::fs::write(&out, &bytes).unwrap();
    let (_, q) = dedale_bots::net::Net::from_bytes(&bytes, &base_features(), t.net.rows.len()).unwrap();
    let s = Instant::now();
    let e2 = eval(&q, 20000);
    eprintln!("final {e} quantised {e2} {} bytes; {:.1} us/game", bytes.len(), s.elapsed().as_secs_f64() / 20000. * 1e6);
}

fn eval(net: &dedale_bots::net::Net, games: u64) -> f64 {
    let mut wins = 0;
    for g in 0..games {
        let mut c = Seed::quick_from(Seed::number_of_series(77, g));
        let mut s = dealt(&mut c);
        let mut table = Silent(c);
        while let Some(at) = Perspective::of_decider(&s) {
            let a = best(net, &at.view(), &at.legal()).unwrap().action;
            s.apply(a, &mut table);
        }
        wins += s.outcome().unwrap().is_win() as u64;
    }
    wins as f64 / games as f64
}
