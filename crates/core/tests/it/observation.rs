use dedale_core::{
    ActionSet, ObservationSpec, Observe as _, Observer, Perspective, Rules as _, Seat, SeatSet, Secrets as _,
};

use crate::nim::{Nim, Two};

fn tensor_of(state: &Nim, observer: Observer) -> Vec<u8> {
    let mut tensor = vec![9; Nim::observation_spec(&Two).size()];
    Nim::observe(&state.view(observer), &mut tensor);
    tensor
}

#[test]
fn seats_are_told_from_the_observer_on() {
    let state = Nim { stones: 5, turn: 1 };
    assert_eq!(tensor_of(&state, Observer::Seat(Seat::new(1))), [5, 1, 0]);
    assert_eq!(tensor_of(&state, Observer::Seat(Seat::new(0))), [5, 0, 1]);
    assert_eq!(tensor_of(&state, Observer::Spectator), [5, 0, 1]);
}

#[test]
fn a_seat_is_so_many_after_another() {
    let [first, second, third] = [0, 1, 2].map(Seat::new);
    assert_eq!([first, second, third].map(|seat| seat.after(second, 3)), [2, 0, 1]);
    assert_eq!(third.around(3).collect::<Vec<_>>(), [third, first, second]);
    for at in [first, second, third] {
        let others: SeatSet = [first, third].into_iter().collect();
        let expected: SeatSet = others.iter().map(|seat| Seat::new(seat.after(at, 3))).collect();
        assert_eq!(others.told_from(at, 3), expected);
    }
}

#[test]
fn as_floats_the_largest_value_of_a_plane_is_one() {
    let spec = ObservationSpec::new().with("few", &[2], 4, "").with("flag", &[], 1, "");
    let mut floats = [0.0; 3];
    spec.write_floats(&[4, 1, 1], &mut floats);
    assert_eq!(floats, [1.0, 0.25, 1.0]);
}

#[test]
fn a_tensor_is_cut_into_the_planes_of_its_spec() {
    let spec = ObservationSpec::new().with("few", &[2, 2], 4, "").with("flag", &[], 1, "");
    assert_eq!(spec.size(), 5);
    let parts: Vec<_> = spec.parts(&[1, 2, 3, 4, 0]).map(|(plane, part)| (plane.name, part.len())).collect();
    assert_eq!(parts, [("few", 4), ("flag", 1)]);
}

#[test]
fn a_spec_is_sent_plane_by_plane() {
    assert_eq!(
        serde_json::to_value(Nim::observation_spec(&Two)).expect("JSON")["planes"][1],
        serde_json::json!({
            "name": "next",
            "shape": [2],
            "most": 1,
            "about": "Whose turn it is, from the observer on (one-hot).",
        })
    );
}

#[test]
fn who_must_choose_gets_a_tensor_and_a_mask() {
    let state = Nim { stones: 2, turn: 0 };
    let at = Perspective::of_decider(&state).expect("it is not over");
    let (mut tensor, mut mask) = ([9; 3], [9; 4]);
    at.observe(&mut tensor, &mut mask);
    assert_eq!((tensor, mask), ([2, 1, 0], [1, 1, 1, 0]));
}

/// As many actions as some game may have: the last word and the last byte are not full.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Many(u8);

impl dedale_core::Action for Many {
    const COUNT: usize = 77;

    fn index(self) -> usize {
        self.0.into()
    }

    fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Many(index as u8))
    }
}

impl std::fmt::Display for Many {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::str::FromStr for Many {
    type Err = dedale_core::UnknownAction;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Many).map_err(|_| dedale_core::UnknownAction(text.to_owned()))
    }
}

proptest::proptest! {
    #[test]
    fn a_mask_has_a_one_for_each_action_of_the_set(chosen: [bool; 77]) {
        let mut set = ActionSet::<Many, 2>::new();
        (0..).zip(chosen).filter(|(_, chosen)| *chosen).for_each(|(index, _)| set.insert(Many(index)));
        let mut mask = [9; 77];
        set.write_mask(&mut mask);
        proptest::prop_assert_eq!(mask.map(|bit| bit == 1), chosen);
        proptest::prop_assert!(mask.iter().all(|&bit| bit <= 1));
    }
}

#[test]
#[should_panic(expected = "a byte for each action")]
fn a_mask_of_another_size_is_refused() {
    Nim { stones: 3, turn: 0 }.legal().write_mask(&mut [0; 5]);
}

#[test]
#[should_panic(expected = "a tensor has the size of its spec")]
fn a_tensor_of_another_size_is_refused() {
    Nim::observe(&Nim { stones: 3, turn: 0 }.view(Observer::Spectator), &mut [0; 4]);
}

#[cfg(feature = "laws")]
#[test]
fn nim_has_a_tensor_for_each_number_of_stones_and_each_player() {
    use dedale_core::laws::equal_tensors_are_equal_views;
    assert_eq!(equal_tensors_are_equal_views::<Nim>(&Two, 0..200), 4 * 14);
}
