// refused: E0061
let mut v = vec![1];
v.insert(1);
