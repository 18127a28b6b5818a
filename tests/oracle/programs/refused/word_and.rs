// refused: `and` is not a logical operator
let b = true and false;
