// refused: E0080
const MOST: u8 = 250;
#[repr(u8)]
enum Kind {
    A = MOST + 5,
    B = MOST + 6,
}
log!("{} {}", Kind::A as u8, Kind::B as u8);
