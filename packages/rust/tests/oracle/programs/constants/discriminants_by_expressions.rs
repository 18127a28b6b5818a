#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
enum A { Full = !0, Bit = 1 << 3, Next }
log!("{} {} {}", A::Full as u8, A::Bit as u8, A::Next as u8);
const BASE: isize = 40;
enum B { X = BASE, Y, Z = BASE * 2 + 1, N = !5, M = -BASE }
log!("{} {} {} {} {}", B::X as i32, B::Y as i32, B::Z as i32, B::N as i32, B::M as i32);
#[repr(i8)]
enum C { A = !0, B = -128, D = i8::MAX, E = 'a' as i8, F = b'b' as i8 }
log!("{} {} {} {} {}", C::A as i32, C::B as i32, C::D as i32, C::E as i32, C::F as i32);
#[repr(u16)]
enum D { A = !0 >> 4, B = 0xff00 & !0x0f00, C = 300u16.wrapping_mul(300), D = { let x = 3; x * 2 } }
log!("{} {} {} {}", D::A as i32, D::B as i32, D::C as i32, D::D as i32);
