#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(i64)]
enum Big { Low = 1, Huge = 5_000_000_000, Neg = -5_000_000_000, Mid = 3 }
let mut all = [Big::Huge, Big::Low, Big::Mid, Big::Neg];
all.sort();
log!("{:?}", all);
log!("{:?} {}", Big::Huge.cmp(&Big::Low), Big::Neg < Big::Low);
log!("{:?} {}", all.iter().max(), Big::Neg as i64);
