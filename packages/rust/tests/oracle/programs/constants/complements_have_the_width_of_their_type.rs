const fn pick(n: u8) -> u8 { let mask: u8 = !3; n & mask }
const LOW: u8 = !0x0f;
type Byte = u8;
const ALIAS: Byte = !0;
#[repr(u8)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum A { X = pick(0xff), Y = LOW, Z = if !LOW == 15 { 1 } else { 2 }, V = !(1 << 7), W = ALIAS - 2 }
log!("{} {} {} {} {}", A::X as u8, A::Y as u8, A::Z as u8, A::V as u8, A::W as u8);
let mut all = vec![A::X, A::Y, A::Z, A::V, A::W]; all.sort(); log!("{:?}", all);
enum B { P = !1 as u8 as isize, Q = (!0u16 >> 8) as isize, R = 1 << 3 | 1, S = -(2 + 3), T = 7 % 4 * 5, U = u8::MAX as isize + 1, V = !true as isize + 40 }
log!("{} {} {} {} {} {} {}", B::P as i32, B::Q as i32, B::R as i32, B::S as i32, B::T as i32, B::U as i32, B::V as i32);
impl B { const C: isize = 100; }
enum C { A = B::C, B = B::C * 2, D = [1, 2, 300][2], E = (4, 5).1 }
log!("{} {} {} {}", C::A as i32, C::B as i32, C::D as i32, C::E as i32);
enum D { A = C::B as isize + 1, B }
log!("{}", D::B as i64);
let n = [0u8; { !0xfff0u16 as usize }];
log!("{}", n.len());
let n = [0u8; !0 - (usize::MAX - 3)];
log!("{}", n.len());
#[repr(i8)] enum F { A = 0x80u8 as i8, B = -1, C = !-3 }
log!("{} {} {}", F::A as i32, F::B as u8, F::C as i32);
