const B: i64 = 1 << 40;
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i64)]
enum Big { Low = 1, Huge = B, Neg = !B, Mid = -3, Last = i64::MAX, First = i64::MIN }
let mut all = [Big::Huge, Big::Low, Big::Mid, Big::Neg, Big::Last, Big::First];
all.sort();
log!("{:?}", all);
log!("{:?} {}", Big::Huge.cmp(&Big::Low), Big::Neg < Big::Low);
log!("{:?} {}", all.iter().max(), Big::Neg as i64);
match Big::Huge { Big::Low => log!("low"), Big::Huge => log!("huge"), _ => log!("other") }
log!("{:?}", Big::Neg as u8);
const H: Big = Big::Huge;
log!("{:?} {}", H, matches!(Big::Huge, H));
