use std::collections::{HashMap, HashSet};
use std::hash::{Hash, Hasher};
#[derive(Debug, Clone)]
struct Key {
    id: i32,
    name: String,
}
impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.id == other.id
    }
}
impl Eq for Key {}
impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
    }
}
let key = |id, name: &str| Key { id, name: name.to_string() };
let mut map = HashMap::new();
map.insert(key(1, "a"), 1);
map.insert(key(2, "b"), 2);
log!("{:?}", map.insert(key(1, "c"), 3));
log!("{} {:?} {:?}", map.len(), map.get(&key(1, "x")), map.get(&key(3, "a")));
*map.entry(key(2, "y")).or_insert(0) += 5;
log!("{:?} {}", map[&key(2, "")], map.keys().filter(|k| k.name == "a").count());
log!("{:?} {}", map.remove(&key(1, "")), map.len());
let set: HashSet<Key> = [key(1, "a"), key(1, "b"), key(2, "a")].into_iter().collect();
log!("{} {}", set.len(), set.contains(&key(2, "z")));
let pairs: HashSet<(Key, u8)> = [(key(1, "a"), 1), (key(1, "b"), 1), (key(1, "c"), 2)].into_iter().collect();
log!("{}", pairs.len());
