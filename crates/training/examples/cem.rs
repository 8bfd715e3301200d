use dedale_bots::onirim::*;
use dedale_core::chance::Seed;
use dedale_lab::playout;
use dedale_onirim::*;
use dedale_training::*;
fn rate<P: dedale_bots::Player<State>>(p: P, n: u64) -> (f64, f64, f64) {
    let mut p = [p];
    let t = std::time::Instant::now();
    let (mut w, mut d) = (0, 0);
    for g in 0..n {
        let r = playout::<State, _>(&Setup::solo(), &mut p, Seed::quick_from(Seed::number_of_series(5, g)), &mut Seed::quick_from(g));
        w += !r.winners.is_empty() as u64;
        d += r.decisions as u64;
    }
    (w as f64 / n as f64, t.elapsed().as_secs_f64() / d as f64 * 1e6, d as f64 / n as f64)
}
fn main() {
    rayon::ThreadPoolBuilder::new().num_threads(1).build_global().unwrap();
    println!("easy {:?} normal {:?}", rate(Easy, 20000), rate(Normal::default(), 20000));
    let mut t = Tuning::new(Search { generations: std::env::args().nth(1).unwrap().parse().unwrap(), ..Search::default() }, Weights::tuned());
    while t.done < t.search().generations {
        let r = t.generation();
        if t.done % 5 == 0 { println!("{} {r:.3}", t.done); }
    }
    println!("{:?}", rate(Normal::with(t.weights()), 20000));
    std::fs::write("/tmp/bo/normal.txt", t.weights().table("c", "f")).unwrap();
}
