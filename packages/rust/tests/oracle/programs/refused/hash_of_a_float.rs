// refused: E0277
use std::collections::HashMap;
let mut m = HashMap::new();
m.insert(1.5f32, 1);
