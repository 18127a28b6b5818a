// refused: E0057
let f = |a: i32| a;
f(1, 2);
