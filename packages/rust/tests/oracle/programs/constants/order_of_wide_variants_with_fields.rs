#[derive(Debug, Clone, PartialEq, PartialOrd)]
#[repr(i64)]
enum Big { Low(i32) = 1, Huge{ x: f32 } = 5_000_000_000, Neg = -5_000_000_000, }
log!("{}", Big::Huge { x: 1.0 } > Big::Low(3));
log!("{}", Big::Neg < Big::Low(3));
log!("{:?}", Big::Low(2).partial_cmp(&Big::Low(3)));
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u64)]
enum U { A = u64::MAX, B = 1, C = 1 << 40 }
log!("{} {} {}", U::A > U::B, U::A as u64, U::C as i32);
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum S { A = 7, B = 1, C = 4 }
let mut s = vec![S::A, S::B, S::C]; s.sort();
log!("{:?}", s);
