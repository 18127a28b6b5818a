use std::collections::{BTreeMap, HashMap};
let mut all = BTreeMap::from([(3, 'c'), (1, 'a'), (2, 'b')]);
let mut end = all.split_off(&3);
log!("{all:?} {end:?}");
all.append(&mut end);
all.append(&mut [(7, 'x')].into());
log!("{all:?} {end:?}");
for (key, value) in all.range_mut(2..).rev() {
    *value = 'q';
    log!("{key}");
}
if let Some((_, value)) = all.range_mut(..=1).next() {
    *value = 'z';
}
log!("{all:?}");
let mut names = BTreeMap::from([("a".to_string(), vec![1]), ("b".to_string(), vec![])]);
for (_, list) in names.range_mut("b".to_string()..) {
    list.push(5);
}
log!("{:?} {names:?}", names.clone().split_off("b"));
let mut counts = HashMap::from([(1, 2)]);
let more = HashMap::from([(3, 4)]);
counts.extend(&more);
counts.extend(more.iter().map(|(k, v)| (*k + 1, *v)));
let mut sorted = BTreeMap::new();
sorted.extend(&counts);
sorted.extend(counts.iter());
sorted.extend(counts);
log!("{sorted:?}");
