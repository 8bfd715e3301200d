use dedale_core::chance::Seed;

/// Studies name their deals by series and number: the values were computed apart from this program.
#[test]
fn the_seeds_of_a_series_are_frozen() {
    assert_eq!(Seed::number_of_series(0, 0), 0x4821_8226_ff3c_d4bf);
    assert_eq!(Seed::number_of_series(1, 2), 0xf282_6f98_653e_9e57);
    assert_eq!(Seed::number_of_series(7, u64::MAX), 0xfb37_57e7_26a6_0512);
}
