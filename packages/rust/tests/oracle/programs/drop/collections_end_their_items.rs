struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::collections::{BTreeMap, HashMap, VecDeque};
let mut list = vec![
    Noisy("0"),
    Noisy("1"),
    Noisy("2"),
    Noisy("3"),
    Noisy("4"),
    Noisy("5"),
];
list.pop();
log!("popped");
let removed = list.remove(1);
log!("removed {}", removed.0);
list.truncate(3);
log!("truncated");
list.swap_remove(0);
log!("swapped");
list.retain(|item| item.0 == "3");
log!("retained {}", list.len());
list.clear();
log!("cleared");
list.push(Noisy("6"));
let mut odd = vec![Noisy("x"), Noisy("y")];
odd.retain_mut(|item| {
    item.0 = "z";
    false
});
list.push(Noisy("7"));
list.push(Noisy("8"));
list.drain(0..1);
log!("drained");
list.insert(0, Noisy("9"));
let mut map = HashMap::new();
map.insert("a", Noisy("m1"));
map.insert("a", Noisy("m2"));
log!("overwritten");
map.remove("a");
log!("removed");
map.entry("b").or_insert(Noisy("m3"));
map.entry("b").or_insert(Noisy("m4"));
log!("not inserted");
let mut sorted = BTreeMap::new();
sorted.insert(2, Noisy("two"));
sorted.insert(1, Noisy("one"));
let mut queue = VecDeque::new();
queue.push_back(Noisy("q1"));
queue.push_back(Noisy("q2"));
queue.pop_front();
log!("end");
