// refused: E0308
let n = 1;
let both = [|x: i32| x + n, |x: i32| x * n];
