use dedale_core::chance::{Quick, Seed};
use dedale_core::laws::observers;
use dedale_core::record::Record;
use dedale_core::{Chance as _, Legal as _, Match, Rules, Secrets, Silent};
use serde_json::{Value, json};

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
    let mut effects = Silent(Seed::quick_from(u64::from(chance.pick(u32::MAX))));
    let mut state = G::start(setup, &mut effects);
    for _ in 0..chance.pick(steps) {
        if !step(&mut state, chance, &mut effects) {
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

/// A view sent and gone bad on the way is refused, or read as one that can be sent on; says whether it was read.
///
/// # Panics
/// If what was read is not what is sent on.
pub fn spoilt_view_is_read<G: Secrets>(state: &G, chance: &mut Quick) -> bool {
    let observers: Vec<_> = observers(&state.setup()).collect();
    let view = state.view(one_of(chance, &observers));
    let mut sent = json!(view);
    for _ in 0..=chance.pick(2) {
        let thing = part(&mut sent.clone(), chance).clone();
        let others = [json!(null), json!([]), json!(0), json!(255), json!(true), json!("red")];
        *part(&mut sent, chance) = one_of(chance, &[&others[..], &[thing.clone(), thing]].concat());
    }
    let Ok(read) = serde_json::from_value::<G::View>(sent) else { return false };
    let again = serde_json::from_value::<G::View>(json!(read)).expect("what was read can be sent on");
    assert_eq!(again, read);
    true
}

/// Some value within a document.
pub fn part<'a>(document: &'a mut Value, chance: &mut Quick) -> &'a mut Value {
    let inside = match document {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if inside == 0 || chance.pick(10) == 0 {
        return document;
    }
    let at = chance.pick(inside as u32) as usize;
    match document {
        Value::Array(items) => part(&mut items[at], chance),
        Value::Object(fields) => part(fields.values_mut().nth(at).expect("below their number"), chance),
        other => other,
    }
}
