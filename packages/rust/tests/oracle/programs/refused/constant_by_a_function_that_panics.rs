// refused: E0080
const fn picked(n: u32) -> u32 {
    match n {
        0 => panic!("zero"),
        n => 100 / n,
    }
}
const TEN: u32 = picked(10);
const NONE: u32 = picked(0);
log!("{} {}", TEN, NONE);
