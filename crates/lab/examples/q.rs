//! Scratch.
use dedale_onirim::{Book, Communication, Premonitions, Setup, State, Towers};
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let s = match a[2].as_str() {
        "base" => Setup::solo(),
        "duo" => Setup::duo(Communication::Silent),
        _ => Setup::solo()
            .with_book(Book::Normal)
            .with_towers(Towers::Normal)
            .with_premonitions(Premonitions::Four),
    };
    let t = std::time::Instant::now();
    let d: u64 = (0..n).map(|i| u64::from(dedale_lab::measure::random_game::<State>(&s, i))).sum();
    let e = t.elapsed().as_secs_f64();
    println!("{n} games {d} decisions {:.1} k games/s {:.2} M dec/s", n as f64 / e / 1e3, d as f64 / e / 1e6);
}
