// refused: E0308
let c: i32 = 5;
rect!(color = c);
