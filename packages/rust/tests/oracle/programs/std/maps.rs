use std::collections::hash_map::Entry as HashEntry;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};
let mut map: BTreeMap<i32, String> = BTreeMap::new();
for (i, name) in ["a", "b", "c", "d"].iter().enumerate() {
    map.insert(i as i32 * 2, name.to_string());
}
log!("{} {} {:?} {:?} {}", map.len(), map.is_empty(), map.get(&2), map.get_key_value(&4), map.contains_key(&3));
log!("{:?} {:?} {:?}", map.keys().collect::<Vec<_>>(), map.values().collect::<Vec<_>>(), map.last_key_value());
for value in map.values_mut() {
    value.push('!');
}
if let Some(value) = map.get_mut(&2) {
    value.push('?');
}
log!("{:?} {:?} {:?}", map.clone().into_keys().collect::<Vec<_>>(), map.clone().into_values().collect::<Vec<_>>(), map.remove_entry(&4));
map.retain(|key, value| *key > 0 && value.len() > 1);
log!("{:?} {:?} {:?} {:?}", map.clone(), map.pop_first(), map.pop_last(), map.pop_last());
map.clear();
log!("{:?} {}", map, BTreeMap::from([(1, 'x')]) == BTreeMap::from([(1, 'x')]));
let mut counts: BTreeMap<&str, i32> = BTreeMap::new();
*counts.entry("one").or_insert(1) += 1;
*counts.entry("two").or_insert_with(|| 20) += 1;
*counts.entry("three").or_insert_with_key(|key| key.len() as i32) += 1;
*counts.entry("one").or_insert_with_key(|_| 100) += 1;
counts.entry("one").and_modify(|n| *n *= 10).or_insert(5);
counts.entry("four").and_modify(|n| *n *= 10).or_insert(5);
log!("{:?} {}", counts.clone(), counts.entry("five").key());
match counts.entry("one") {
    Entry::Occupied(mut entry) => {
        log!("{} {}", entry.key(), entry.get());
        *entry.get_mut() += 1;
        log!("{}", entry.insert(7));
        *entry.into_mut() += 1;
    }
    Entry::Vacant(_) => log!("none"),
}
if let Entry::Occupied(entry) = counts.entry("two") {
    log!("{}", entry.remove());
}
if let Entry::Vacant(entry) = counts.entry("six") {
    log!("{}", entry.key());
    *entry.insert(6) += 60;
}
if let Entry::Vacant(entry) = counts.entry("seven") {
    log!("{}", entry.into_key());
}
log!("{:?}", counts);
let mut hashed: HashMap<i32, i32> = HashMap::with_capacity(4);
hashed.insert(1, 10);
hashed.insert(2, 20);
for (_, value) in hashed.iter_mut() {
    *value += 1;
}
*hashed.get_mut(&1).unwrap() += 5;
let mut pairs: Vec<_> = hashed.iter().collect();
pairs.sort();
log!("{:?} {:?} {}", pairs, hashed.get_key_value(&2), hashed.is_empty());
let mut keys: Vec<_> = hashed.clone().into_keys().collect();
keys.sort();
let mut values: Vec<_> = hashed.clone().into_values().collect();
values.sort();
if let HashEntry::Occupied(mut entry) = hashed.entry(2) {
    entry.insert(3);
}
log!("{:?} {:?} {:?}", keys, values, hashed.remove_entry(&2));
log!("{:?} {}", hashed.drain().collect::<Vec<_>>(), hashed.len());
hashed.insert(3, 4);
hashed.clear();
log!("{:?} {}", hashed, HashMap::from([(1, 2), (3, 4)]) == HashMap::from([(3, 4), (1, 2)]));
