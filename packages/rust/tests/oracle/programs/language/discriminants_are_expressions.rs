const BASE: isize = 8;
#[allow(dead_code)]
#[derive(PartialEq, PartialOrd)]
enum Flag {
    A = 1 << 2,
    B = BASE,
    C,
    D = -3,
    E = 0x10 | 1,
}
#[allow(dead_code)]
#[repr(u8)]
enum Byte {
    A = 1 + 2,
    B = b'A',
    C = Byte::A as u8 + 7,
    D = 200,
}
log!("{} {} {} {} {}", Flag::A as i32, Flag::B as i32, Flag::C as i32, Flag::D as i32, Flag::E as i32);
log!("{} {} {} {}", Byte::A as u8, Byte::B as u8, Byte::C as u8, Byte::D as i32);
log!("{} {}", Flag::D < Flag::A, Flag::E > Flag::C);
