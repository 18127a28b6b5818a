// refused: overflowing_literals
let n: i8 = 128;
log!("{n}");
