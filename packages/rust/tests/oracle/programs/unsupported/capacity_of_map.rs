use std::collections::HashMap;
let map: HashMap<u8, u8> = HashMap::with_capacity(4);
log!("{}", map.capacity() >= 4);
