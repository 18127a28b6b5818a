const BIG: u64 = 1 << 63;
#[repr(u64)]
enum Wide { A = BIG, B, C = BIG | 0xff, D = u64::MAX - 1, E }
#[repr(i128)]
enum Widest { A = i128::MIN + 1, B = -(1 << 100), C = 3 * (1 << 90) }
#[repr(i16)]
enum Short { A = i16::MIN, B, C = (300u16 as i16) * 2, D = !0 }
#[repr(usize)]
enum Size { A = 1 << 20, B = (usize::MAX & 0xff) << 8 }
log!("{} {} {} {} {}", Wide::A as u64, Wide::B as u64, Wide::C as u64, Wide::D as u64, Wide::E as u64);
log!("{} {} {}", Widest::A as i128, Widest::B as i128, Widest::C as i64);
log!("{} {} {} {}", Short::A as i16, Short::B as i32, Short::C as i8, Short::D as u8);
log!("{}", Size::A as usize);
log!("{}", matches!(Size::B, Size::B));
