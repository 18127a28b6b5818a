use std::collections::hash_map::{self, Entry, HashMap};
use std::collections::{btree_map, btree_set, hash_set, vec_deque, BTreeMap, BTreeSet, HashSet, VecDeque};
struct Bag {
    items: HashMap<String, u32>,
}
impl<'a> IntoIterator for &'a Bag {
    type Item = (&'a String, &'a u32);
    type IntoIter = hash_map::Iter<'a, String, u32>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.iter()
    }
}
impl IntoIterator for Bag {
    type Item = (String, u32);
    type IntoIter = hash_map::IntoIter<String, u32>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}
struct Walk<'a> {
    keys: btree_map::Keys<'a, i32, char>,
    values: btree_map::Values<'a, i32, char>,
    set: btree_set::Iter<'a, i32>,
    unsorted: hash_set::Iter<'a, i32>,
    queue: vec_deque::Iter<'a, i32>,
}
fn add(entry: Entry<'_, String, u32>) {
    match entry {
        Entry::Occupied(mut entry) => *entry.get_mut() += 1,
        Entry::Vacant(entry) => {
            entry.insert(1);
        }
    }
}
let mut bag = Bag { items: HashMap::new() };
add(bag.items.entry("a".to_string()));
add(bag.items.entry("a".to_string()));
for (name, count) in &bag {
    log!("{name} {count}");
}
for (name, count) in bag {
    log!("{name} {count}");
}
let (map, set) = (BTreeMap::from([(1, 'a'), (2, 'b')]), BTreeSet::from([5]));
let (unsorted, queue) = (HashSet::from([6]), VecDeque::from([7]));
let mut walk = Walk { keys: map.keys(), values: map.values(), set: set.iter(), unsorted: unsorted.iter(), queue: queue.iter() };
log!("{:?} {:?} {:?}", walk.keys.next(), walk.values.next_back(), walk.set.next());
log!("{:?} {:?}", walk.unsorted.next(), walk.queue.next());
