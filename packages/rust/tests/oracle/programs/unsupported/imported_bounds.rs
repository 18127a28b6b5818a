use std::collections::BTreeSet;
use std::ops::Bound::*;
let numbers = BTreeSet::from([1, 2, 3]);
log!("{}", numbers.range((Excluded(1), Unbounded)).count());
