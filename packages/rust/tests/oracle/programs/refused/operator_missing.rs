// refused: expected one of
let n = 1;
let m = n 2;
