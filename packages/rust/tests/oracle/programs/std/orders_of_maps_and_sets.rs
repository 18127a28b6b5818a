use std::collections::{BTreeMap, BTreeSet, VecDeque};
let low = BTreeMap::from([("fig", 2), ("pear", 7)]);
let high = BTreeMap::from([("fig", 3)]);
log!("{} {} {:?} {:?}", low < high, low >= high, low.cmp(&high), high.partial_cmp(&low));
log!("{:?} {:?}", low.cmp(&low.clone()), low.cmp(&BTreeMap::new()));
let weights = BTreeMap::from([(1, f32::NAN)]);
log!("{:?} {:?}", weights.partial_cmp(&weights), weights.partial_cmp(&BTreeMap::from([(2, 0.5)])));

let mut teams = vec![BTreeSet::from([4, 9]), BTreeSet::new(), BTreeSet::from([4]), BTreeSet::from([1, 50])];
teams.sort();
log!("{teams:?} {:?}", teams.iter().max());
log!("{:?} {}", teams[1].cmp(&teams[2]), teams[0] <= teams[1]);

#[derive(PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Bag { Empty, Of(BTreeMap<u8, char>) }
log!("{} {:?}", Bag::Of(BTreeMap::from([(1, 'b')])) > Bag::Of(BTreeMap::from([(1, 'a')])), Bag::Empty.cmp(&Bag::Of(BTreeMap::new())));
let queues = (VecDeque::from([2, 1]), VecDeque::from([2]));
log!("{:?} {}", queues.0.cmp(&queues.1), queues.1 < queues.0);
let mut by_parts = BTreeMap::new();
by_parts.insert(BTreeSet::from(['b']), 1);
by_parts.insert(BTreeSet::from(['a', 'z']), 2);
by_parts.insert(BTreeSet::from(['b']), 3);
log!("{by_parts:?}");
