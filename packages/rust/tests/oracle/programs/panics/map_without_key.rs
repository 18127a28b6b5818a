use std::collections::HashMap;
let mut m = HashMap::new();
m.insert("a", 1);
log!("{}", m["a"]);
log!("{}", m["b"]);
