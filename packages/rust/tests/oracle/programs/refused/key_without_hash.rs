// refused: its trait bounds were not satisfied
use std::collections::HashMap;
struct P;
let mut seen: HashMap<P, i32> = HashMap::new();
seen.insert(P, 1);
