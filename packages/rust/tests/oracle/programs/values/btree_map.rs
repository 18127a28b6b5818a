use std::collections::BTreeMap;
let mut m = BTreeMap::new();
for (i, word) in ["pear", "apple", "fig"].iter().enumerate() {
    m.insert(*word, i);
}
for (k, v) in &m {
    log!("{k} {v}");
}
for (_, v) in m.iter_mut() {
    *v += 10;
}
log!("{:?} {:?}", m, m.first_key_value());
log!("{:?}", m.range("b".."g").collect::<Vec<_>>());
