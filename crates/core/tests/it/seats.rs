use dedale_core::{Observer, Seat, SeatSet};

#[test]
fn a_seat_named_twice_is_in_the_set_once() {
    let twice: SeatSet = [Seat::new(1), Seat::new(1)].into_iter().collect();
    assert_eq!(twice.iter().collect::<Vec<_>>(), [Seat::new(1)]);
}

#[test]
fn only_the_seats_of_a_table_look_at_it_from_a_seat() {
    let of_two = |observer: Observer| observer.is_at_table_of(2);
    assert!(of_two(Observer::Seat(Seat::new(0))) && of_two(Observer::Seat(Seat::new(1))));
    assert!(!of_two(Observer::Seat(Seat::new(2))));
    assert!(of_two(Observer::Spectator) && of_two(Observer::Omniscient));
}
