#[derive(Clone, Copy)]
#[repr(u8)]
enum Suit {
    Clubs = 1 << 4,
    Hearts = 0b10 << 4 | 1,
    Last = u8::MAX >> 1,
}
#[derive(Debug, Clone, Copy)]
#[repr(i16)]
enum Card {
    Club = Suit::Clubs as i16,
    Heart = Suit::Hearts as i16 + 1,
    Not = !(Suit::Last as i16),
    Remainder = -7 % 4,
    Wrapped = i16::MAX.wrapping_add(2) + 10,
}
log!("{} {} {}", Suit::Clubs as u8, Suit::Hearts as u8, Suit::Last as u8);
log!("{} {} {}", Card::Club as i16, Card::Heart as i16, Card::Not as i16);
log!("{} {}", Card::Remainder as i16, Card::Wrapped as i16);
