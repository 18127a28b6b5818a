use std::collections::HashMap;
let text = "the cat the dog the end";
let mut counts = HashMap::new();
for word in text.split(' ') {
    *counts.entry(word).or_insert(0) += 1;
}
let mut v: Vec<(&str, i32)> = counts.into_iter().collect();
v.sort_by(|a, b| b.1.cmp(&a.1).then(a.0.cmp(b.0)));
log!("{:?}", v);
