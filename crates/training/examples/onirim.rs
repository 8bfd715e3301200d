//! The training of `dedale train onirim` without the rest of the program: quick to build, small to carry to a machine
//! with more cores. `onirim FOLDER FILE [hard|normal] [OPTION=NUMBER …]` does what the command it writes into the
//! file would do.

use std::path::Path;
use std::time::Instant;

use dedale_bots::onirim::Weights;
use dedale_training::{Course, CrossEntropy, Job, Training, Tuning, finish};

fn main() {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [folder, file, level, options @ ..] = &arguments[..] else {
        panic!("FOLDER FILE LEVEL [OPTION=NUMBER …]")
    };
    let (mut course, mut cross_entropy) = (Course::default(), CrossEntropy::default());
    let (mut from, mut check) = (None, 20_000);
    for option in options {
        let (name, number) = option.split_once('=').expect("OPTION=NUMBER");
        let real = || number.parse().expect("a number");
        let whole = || number.parse().expect("a whole number");
        match name {
            "from" => from = Some(std::fs::read(number).expect("a net or a checkpoint")),
            "seed" => (course.seed, cross_entropy.seed) = (whole(), whole()),
            "games" => (course.games, cross_entropy.games) = (whole(), whole()),
            "check" => check = whole(),
            "learners" => course.learners = whole(),
            "stint" => course.stint = whole(),
            "rate" => course.rate = real(),
            "lambda" => course.lambda = real(),
            "generations" => cross_entropy.generations = whole(),
            "tries" => cross_entropy.tries = whole() as usize,
            "kept" => cross_entropy.kept = whole() as usize,
            _ => panic!("unknown option {name}"),
        }
    }
    let mut job: Box<dyn Job> = match level.as_str() {
        "hard" => Box::new(match from {
            Some(bytes) => Training::after(course, &bytes).expect("a net or a checkpoint"),
            None => Training::new(course),
        }),
        "normal" => Box::new(Tuning::new(cross_entropy, Weights::untrained())),
        _ => panic!("unknown level {level}"),
    };
    println!("{}", job.command());
    let (total, started) = (job.total(), Instant::now());
    let (mut lately, mut percent) = (None, 0);
    finish(job.as_mut(), Some(Path::new(folder)), |done, share| {
        lately = share.map(|share| lately.map_or(share, |before| 0.98 * before + 0.02 * share)).or(lately);
        if 100 * done / total > percent || done == total {
            percent = 100 * done / total;
            println!(
                "{done} of {total}, {:.1} %, {:.0} s",
                100.0 * lately.unwrap_or(0.0),
                started.elapsed().as_secs_f64()
            );
        }
    })
    .expect("a checkpoint to go on from");
    let result = job.result(check);
    let head = result.split(|&byte| byte == b'\n').take(5);
    head.for_each(|line| println!("{}", String::from_utf8_lossy(line)));
    std::fs::write(file, result).expect("a file to write");
}
