use std::collections::{BTreeMap, BTreeSet, VecDeque};
log!("{:?}", BTreeMap::from([("b", 2), ("a", 1)]));
log!("{:?} {:?}", BTreeSet::from([3, 1, 2]), VecDeque::from([1, 2]));
log!("{:#?}", BTreeMap::from([(1, vec![2])]));
