//! The same seed and options give the same bits, whatever happens on the way.

use std::fs;
use std::path::Path;

use dedale_bots::onirim::Weights;
use dedale_training::{
    Checkpoint, CheckpointError, Course, CrossEntropy, Job, Training, Tuning, finish, keep,
};

fn course() -> Course {
    Course { seed: 5, games: 96, learners: 3, stint: 8, ..Course::default() }
}

fn training() -> Box<dyn Job> {
    Box::new(Training::new(course()))
}

fn tuning() -> Box<dyn Job> {
    let parameters = CrossEntropy { seed: 5, generations: 4, tries: 6, kept: 2, games: 10 };
    Box::new(Tuning::new(parameters, Weights::untrained()))
}

fn bits(job: &dyn Job) -> Vec<u32> {
    job.numbers().into_iter().map(f32::to_bits).collect()
}

fn finished(mut job: Box<dyn Job>, folder: Option<&Path>) -> Vec<u32> {
    finish(job.as_mut(), folder, |_, _| {}).expect("nothing in the way");
    assert_eq!(job.done(), job.total());
    bits(job.as_ref())
}

fn on_threads(threads: usize, job: impl Fn() -> Box<dyn Job> + Sync) -> Vec<u32> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
    pool.install(|| finished(job(), None))
}

#[test]
fn the_number_of_threads_changes_nothing() {
    assert_eq!(on_threads(1, training), on_threads(3, training));
    assert_eq!(on_threads(1, tuning), on_threads(3, tuning));
}

#[test]
fn another_seed_learns_something_else() {
    let other = Training::new(Course { seed: 6, ..course() });
    assert_ne!(finished(Box::new(other), None), finished(training(), None));
}

#[test]
fn a_job_that_was_stopped_ends_as_if_it_had_not_been() {
    for job in [training, tuning] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut stopped = job();
        stopped.step();
        stopped.step();
        keep(stopped.as_ref(), Some(folder.path())).expect("room to keep it");
        assert!(stopped.done() > 0 && stopped.done() < stopped.total());
        assert_eq!(finished(job(), Some(folder.path())), finished(job(), None));
        let mut steps = 0;
        finish(job().as_mut(), Some(folder.path()), |_, _| steps += 1).expect("it is done already");
        assert_eq!(steps, 0, "what is done is not done again");
    }
}

#[test]
fn a_checkpoint_of_another_command_or_a_damaged_one_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    finished(tuning(), Some(folder.path()));
    let mut other = training();
    let refused = finish(other.as_mut(), Some(folder.path()), |_, _| {});
    assert!(matches!(refused, Err(CheckpointError::Another { .. })));
    let file = folder.path().join("checkpoint");
    let mut bytes = fs::read(&file).expect("a checkpoint");
    let last = bytes.len() - 20;
    bytes[last] ^= 1;
    fs::write(&file, bytes).expect("a file");
    assert!(matches!(Checkpoint::read(folder.path()), Err(CheckpointError::Damaged)));
}

#[test]
fn a_course_that_goes_on_from_another_says_so() {
    let mut first = training();
    first.step();
    let before = first.result(2);
    let mut further = Training::after(course(), &before).expect("a net to go on from");
    assert_eq!(further.command().matches("dedale train onirim").count(), 2);
    further.round();
    assert_eq!(further.played, 24);
    assert!(further.command().ends_with("--from before/checkpoint"), "{}", further.command());
    assert!(Training::after(course(), b"nothing").is_err());
}

#[test]
fn what_was_learnt_says_how_it_was_made() {
    let mut job = training();
    job.step();
    let result = job.result(10);
    let text = String::from_utf8_lossy(&result);
    assert!(text.starts_with("dedale-net 1\nfeatures onirim-base "));
    assert!(text.contains("\ncommand dedale train onirim --level hard --seed 5 --games 96 "));
    let mut job = tuning();
    job.step();
    let table = String::from_utf8(job.result(10)).expect("text");
    assert!(table.parse::<Weights>().is_ok());
}
