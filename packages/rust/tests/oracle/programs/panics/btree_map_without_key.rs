use std::collections::BTreeMap;
let m = BTreeMap::from([(1, "a")]);
log!("{}", m[&1]);
log!("{}", m[&2]);
