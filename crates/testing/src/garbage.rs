use dedale_core::chance::{Quick, Seed};
use dedale_core::record::Record;
use dedale_core::{Chance as _, Legal as _, Match, Rules, Silent};

/// Any of them.
pub fn one_of<T: Clone>(chance: &mut Quick, items: &[T]) -> T {
    items[chance.pick(items.len() as u32) as usize].clone()
}

/// A game after up to `steps` steps from a random deal; `step` plays one and says whether there was one to play.
pub fn some_state<G: Rules>(
    setup: &G::Setup,
    steps: u32,
    chance: &mut Quick,
    mut step: impl FnMut(&mut G, &mut Quick, &mut Silent<Quick>) -> bool,
) -> G {
    let mut table = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let mut state = G::start(setup, &mut table);
    for _ in 0..chance.pick(steps) {
        if !step(&mut state, chance, &mut table) {
            break;
        }
    }
    state
}

/// A record, finished or not, of up to `steps` random steps.
///
/// # Panics
/// If the game refuses what it says is legal.
pub fn some_record<G: Rules>(setup: &G::Setup, steps: u32, chance: &mut Quick) -> Record<G> {
    let seed = u64::from(chance.pick(u32::MAX));
    let mut game = Match::<G>::new(setup, Seed::Quick(seed));
    for _ in 0..chance.pick(steps) {
        let legal = game.state().legal();
        if legal.is_empty() {
            break;
        }
        let action = legal.nth(chance.pick(legal.len())).expect("below their number");
        assert!(game.act(action).is_ok(), "{action} is legal");
    }
    game.record().expect("it began with a deal")
}

/// A text with some characters changed, left out, doubled or swapped for others.
pub fn scramble(text: &str, chance: &mut Quick) -> String {
    const OTHERS: [char; 14] = ['\n', ' ', '0', '9', '-', 'é', '{', '"', '\u{202f}', '*', '=', ',', ';', '+'];
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.pick(4) {
        let at = chance.pick(characters.len().max(1) as u32) as usize;
        if at >= characters.len() {
            break;
        }
        match chance.pick(4) {
            0 => drop(characters.remove(at)),
            1 => characters.insert(at, characters[at]),
            2 => characters[at] = one_of(chance, &OTHERS),
            _ => {
                let other = chance.pick(characters.len() as u32) as usize;
                characters.swap(at, other);
            }
        }
    }
    characters.into_iter().collect()
}
