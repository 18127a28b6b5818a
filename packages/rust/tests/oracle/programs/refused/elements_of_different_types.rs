// refused: E0308
let v = vec![1, "a"];
