use std::collections::{BTreeSet, HashSet};
let mut set: BTreeSet<i32> = BTreeSet::new();
for n in [5, 1, 3] {
    set.insert(n);
}
let other = BTreeSet::from([3, 4, 5, 6]);
log!("{} {} {} {:?} {:?}", set.len(), set.is_empty(), set.contains(&3), set.get(&1), set.iter().collect::<Vec<_>>());
log!("{:?} {:?}", set.union(&other).collect::<Vec<_>>(), set.intersection(&other).collect::<Vec<_>>());
log!("{:?} {:?}", set.difference(&other).collect::<Vec<_>>(), set.symmetric_difference(&other).collect::<Vec<_>>());
log!("{:?} {:?} {:?} {:?}", &set | &other, &set & &other, &set - &other, &set ^ &other);
log!("{} {} {}", set.is_subset(&other), set.is_superset(&BTreeSet::from([1, 5])), set.is_disjoint(&BTreeSet::from([2])));
log!("{:?} {:?} {:?} {:?}", set.first(), set.last(), set.range(2..).collect::<Vec<_>>(), set.range(..=3).count());
log!("{:?} {:?} {:?} {} {}", set.replace(3), set.take(&1), set.take(&1), set.remove(&5), set.remove(&5));
set.extend([7, 8, 9, 10]);
set.retain(|n| n % 2 == 0 || *n == 7);
log!("{:?} {:?} {:?} {:?}", set.clone(), set.pop_first(), set.pop_last(), set);
set.clear();
log!("{:?} {:?}", set.pop_first(), set.first());
fn sorted(items: impl Iterator<Item = i32>) -> Vec<i32> {
    let mut items: Vec<i32> = items.collect();
    items.sort();
    items
}
let mut left: HashSet<i32> = HashSet::with_capacity(8);
left.extend([1, 2, 3]);
let right = HashSet::from([3, 4]);
log!("{:?} {:?}", sorted(left.difference(&right).copied()), sorted(left.symmetric_difference(&right).copied()));
log!("{} {} {}", left.is_subset(&right), left.is_superset(&HashSet::from([2])), left.is_disjoint(&right));
log!("{:?} {:?} {:?} {:?}", left.get(&2).copied(), left.replace(2), left.replace(9), left.take(&9));
left.retain(|n| *n > 1);
log!("{:?} {} {}", sorted(left.iter().copied()), left.is_empty(), left == HashSet::from([3, 2]));
log!("{:?} {}", sorted(left.drain()), left.len());
left.insert(1);
left.clear();
log!("{:?}", left);
