//! The laws of tensors and masks.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use serde::Deserialize as _;
use serde_json::Value;

use crate::chance::Seed;
use crate::observation::{ObservationSpec, Observe};
use crate::{Action as _, Chance as _, Legal as _, Observer, Rules, Silent};

use super::observers;

/// The mask has a one for each legal action and a nought for every other, whatever was there before.
pub(super) fn mask_is_the_legal_list<G: Rules>(legal: &G::Legal) {
    let mut mask = vec![0xff; G::Action::COUNT];
    legal.write_mask(&mut mask);
    let expected: Vec<_> = G::Action::all().map(|action| u8::from(legal.contains(action))).collect();
    assert_eq!(mask, expected, "the mask of {legal:?}");
}

/// A tensor has the size of its spec, no value above the largest of its plane, and is written whole. The canonical form of
/// a view and the part of it that is sent have the same tensor.
pub(super) fn tensor_is_as_specified<G: Observe>(view: &G::View, spec: &ObservationSpec) {
    let [tensor, over_ones] = [0x00, 0xff].map(|before| {
        let mut tensor = vec![before; spec.size()];
        G::observe(view, &mut tensor);
        tensor
    });
    for ((plane, part), (_, again)) in spec.parts(&tensor).zip(spec.parts(&over_ones)) {
        assert_eq!(part, again, "{}: not every byte is written", plane.name);
        let most = part.iter().max().copied().unwrap_or(0);
        assert!(most <= plane.most, "{}: {most} is more than {}\n{view:?}", plane.name, plane.most);
    }
    for (form, view) in [("canonical", G::canonical(view)), ("sent", G::sent_view(view))] {
        let other = tensor_of::<G>(&view, spec.size());
        for ((plane, part), (_, of_other)) in spec.parts(&tensor).zip(spec.parts(&other)) {
            assert_eq!(part, of_other, "{}: the {form} form has another\n{view:?}", plane.name);
        }
    }
}

/// A state as an observer sees it has the tensor of the observer's view, whatever was there before.
pub(super) fn tensor_of_a_state_is_that_of_its_view<G: Observe>(
    state: &G,
    observer: Observer,
    spec: &ObservationSpec,
) {
    let (of_state, of_view) =
        (tensor_as(state, observer, spec.size()), tensor_of::<G>(&state.view(observer), spec.size()));
    for ((plane, part), (_, of_view)) in spec.parts(&of_state).zip(spec.parts(&of_view)) {
        assert_eq!(part, of_view, "{}: the view of {observer} has another\n{state:?}", plane.name);
    }
}

/// Whether the observer gets the same tensor of both.
pub(super) fn same_tensor<G: Observe>(one: &G, other: &G, observer: Observer) -> bool {
    let size = G::observation_spec(&one.setup()).size();
    tensor_as(one, observer, size) == tensor_as(other, observer, size)
        && tensor_of::<G>(&one.view(observer), size) == tensor_of::<G>(&other.view(observer), size)
}

fn tensor_as<G: Observe>(state: &G, observer: Observer, size: usize) -> Vec<u8> {
    let mut tensor = vec![0xff; size];
    state.observe_as(observer, &mut tensor);
    tensor
}

fn tensor_of<G: Observe>(view: &G::View, size: usize) -> Vec<u8> {
    let mut tensor = vec![0; size];
    G::observe(view, &mut tensor);
    tensor
}

/// Plays random games of a setup and compares the views of each observer: if the tensors of the states they are of are equal, so
/// are their canonical forms. Each tensor is that of the view, too. Returns how many different tensors there were.
///
/// # Panics
/// If two views that differ have the same tensor, or a state and its view have different ones.
pub fn equal_tensors_are_equal_views<G: Observe>(
    setup: &G::Setup,
    seeds: impl Iterator<Item = u64>,
) -> usize {
    let spec = G::observation_spec(setup);
    let mut views: Vec<HashMap<Vec<u8>, G::View>> = observers(setup).map(|_| HashMap::new()).collect();
    for seed in seeds {
        let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
        let mut state = G::start(setup, &mut effects);
        loop {
            for (observer, views) in observers(setup).zip(&mut views) {
                tensor_of_a_state_is_that_of_its_view(&state, observer, &spec);
                let canonical = G::canonical(&state.view(observer));
                match views.entry(tensor_as(&state, observer, spec.size())) {
                    Entry::Occupied(entry) => {
                        assert_eq!(entry.get(), &canonical, "seed {seed}: {observer} has one tensor of both");
                    }
                    Entry::Vacant(entry) => drop(entry.insert(canonical)),
                }
            }
            let legal = state.legal();
            if legal.is_empty() {
                break;
            }
            let action = legal.nth(player.pick(legal.len())).expect("below their number");
            state.apply(action, &mut effects);
        }
    }
    views.iter().map(HashMap::len).sum()
}

/// Plays a random game and mixes the views of each observer: one view with one part of another, if that can be read and is
/// possible. If the mixture has another canonical form, it has another tensor. Returns how many mixtures were compared.
///
/// # Panics
/// If a part of a view does not show in the tensor.
pub fn every_part_of_a_view_shows<G: Observe>(
    setup: &G::Setup,
    seed: u64,
    is_possible: impl Fn(&G::View) -> bool,
) -> usize {
    let size = G::observation_spec(setup).size();
    const APART: usize = 7;
    let mut views: Vec<Vec<Value>> = observers(setup).map(|_| Vec::new()).collect();
    let (mut player, mut effects) = (Seed::quick_from(!seed), Silent(Seed::quick_from(seed)));
    let mut state = G::start(setup, &mut effects);
    let mut compared = 0;
    loop {
        for (observer, earlier) in observers(setup).zip(&mut views) {
            let sent = super::sent(&state.view(observer));
            let before = [earlier.len().checked_sub(1), earlier.len().checked_sub(APART)];
            for other in before.into_iter().flatten() {
                compared += shows_every_part::<G>(&sent, &earlier[other], size, &is_possible);
            }
            earlier.push(sent);
        }
        let legal = state.legal();
        if legal.is_empty() {
            return compared;
        }
        let action = legal.nth(player.pick(legal.len())).expect("below their number");
        state.apply(action, &mut effects);
    }
}

/// Compares a view with all its mixtures with another.
fn shows_every_part<G: Observe>(
    sent: &Value,
    other: &Value,
    size: usize,
    is_possible: impl Fn(&G::View) -> bool,
) -> usize {
    let view: G::View = super::read(sent);
    let (canonical, tensor) = (G::canonical(&view), tensor_of::<G>(&view, size));
    let mut compared = 0;
    for (part, mixture) in mixtures(sent, other) {
        let Ok(mixed) = G::View::deserialize(&mixture) else { continue };
        if is_possible(&mixed) && G::canonical(&mixed) != canonical {
            compared += 1;
            assert_ne!(tensor_of::<G>(&mixed, size), tensor, "{part} does not show\n{view:?}\n{mixed:?}");
        }
    }
    compared
}

/// The first value with one part of the other, for each part in which they differ; and where that part is.
fn mixtures(one: &Value, other: &Value) -> Vec<(String, Value)> {
    if one == other {
        return Vec::new();
    }
    let mut all = vec![(String::new(), other.clone())];
    match (one, other) {
        (Value::Object(fields), Value::Object(others)) => {
            for key in fields.keys().chain(others.keys().filter(|key| !fields.contains_key(*key))) {
                let absent = Value::Null;
                let parts = mixtures(fields.get(key).unwrap_or(&absent), others.get(key).unwrap_or(&absent));
                all.extend(parts.into_iter().map(|(part, value)| {
                    let mut mixed = fields.clone();
                    match others.contains_key(key) || fields.contains_key(key) && !part.is_empty() {
                        true => mixed.insert(key.clone(), value),
                        false => mixed.remove(key),
                    };
                    (format!("{key}.{part}"), Value::Object(mixed))
                }));
            }
        }
        (Value::Array(items), Value::Array(others)) if items.len() == others.len() => {
            for (place, (item, other)) in items.iter().zip(others).enumerate() {
                all.extend(mixtures(item, other).into_iter().map(|(part, value)| {
                    let mut mixed = items.clone();
                    mixed[place] = value;
                    (format!("{place}.{part}"), Value::Array(mixed))
                }));
            }
        }
        _ => {}
    }
    all
}
