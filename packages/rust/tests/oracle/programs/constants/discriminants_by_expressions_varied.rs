#[repr(u8)]
#[derive(Debug, Clone, Copy, PartialEq)]
enum Mask { All = !0, High = !0 << 4, Low = !0 >> 4, One = !(!0 << 1) }
#[repr(i16)]
enum Signed { Minus = !0, Least = !0 << 15, Sum = -(3 + 4) * 2, Rest = -8 % 3 }
enum Plain { Flag = (true as isize) << 3, Letter = 'a' as isize, Len = [1, 2, 3].len() as isize, Xor = 5 ^ 3 }
const STEP: i32 = if cfg!(debug_assertions) { 10 } else { 10 };
#[repr(i32)]
enum Stepped { A = STEP, B, C = { let mut n = STEP; n *= n; n }, D = match STEP { 10 => -1, _ => 0 } }
#[repr(u32)]
enum Bits { Max = u32::MAX - 1, Last, Count = 0xF0F0u32.count_ones(), Swap = 1u32.swap_bytes(), Min = u32::MIN }
log!("{} {} {} {}", Mask::All as u8, Mask::High as u8, Mask::Low as u8, Mask::One as u8);
log!("{} {} {} {}", Signed::Minus as i32, Signed::Least as i16, Signed::Sum as i64, Signed::Rest as i8);
log!("{} {} {} {}", Plain::Flag as i32, Plain::Letter as u8, Plain::Len as usize, Plain::Xor as i32);
log!("{} {} {} {}", Stepped::A as i32, Stepped::B as i32, Stepped::C as i32, Stepped::D as i32);
log!("{} {} {} {} {}", Bits::Max as u32, Bits::Last as i32, Bits::Count as u8, Bits::Swap as u64, Bits::Min as i64);
log!("{:?} {}", Mask::All, Mask::High as i8);
