//! Which character to keep.

use dedale_core::chance::Quick;
use dedale_core::{Chance as _, Seat};
use dedale_mondes::{Card, CardSet, Character, Dealt, Key, Kind, Side, View, World};

/// Mostly the one that comes home more easily: who always kept that one would give it away.
pub(super) fn kept(view: &View, me: Seat, chance: &mut Quick) -> Dealt {
    let set = view.setup.cards().set();
    let dealt = view.characters[me.index()];
    let ease = |character: Option<Character>| ease(set, character.unwrap_or_default());
    let second_is_easier = ease(dealt.other) > ease(dealt.kept);
    if second_is_easier != (chance.pick(3) == 0) { Dealt::Second } else { Dealt::First }
}

/// How easily a character comes home: many cards have its home keys, few worlds ask for one of them a second time, and
/// many for its own key.
fn ease(set: &CardSet, character: Character) -> f32 {
    let face = set.character(character);
    let home = face.home.iter().map(|&key| cards_with(set, key) - exits_with(set, key)).sum::<f32>();
    home + 2.0 * exits_with(set, face.key)
}

fn cards_with(set: &CardSet, key: Key) -> f32 {
    let good = |card: &Card| set.face(*card).key == key && set.face(*card).kind != Kind::Bad;
    Card::all().filter(good).count() as f32
}

fn exits_with(set: &CardSet, key: Key) -> f32 {
    let exits = World::all().flat_map(|world| Side::ALL.iter().map(move |&side| set.exit(world, side)));
    exits.filter(|&exit| exit == key).count() as f32
}
