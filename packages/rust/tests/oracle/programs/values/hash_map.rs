use std::collections::HashMap;
let mut m: HashMap<String, i32> = HashMap::new();
log!("{:?} {:?}", m.insert("a".to_string(), 1), m.insert("a".to_string(), 2));
*m.entry("b".to_string()).or_insert(10) += 1;
*m.entry("b".to_string()).or_insert(10) += 1;
m.entry("c".to_string()).or_default();
log!("{:?} {:?} {} {}", m.get("a"), m.get("z"), m["b"], m.contains_key("c"));
let mut keys: Vec<_> = m.keys().cloned().collect();
keys.sort();
for v in m.values_mut() {
    *v *= 2;
}
log!("{:?} {} {} {:?}", keys, m.values().sum::<i32>(), m.len(), m.remove("a"));
m.retain(|_, v| *v > 0);
log!("{:?}", m);
