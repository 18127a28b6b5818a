// refused: E0416
let (a, a) = (1, 2);
