// refused: found `and`
let b = true and false;
