// refused: E0308
let (a, b) = (1, 2, 3);
