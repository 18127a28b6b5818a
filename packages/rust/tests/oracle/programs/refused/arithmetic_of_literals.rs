// refused: cannot add a float to an integer
let n = 1 + 1.5;
