// refused: overflowing_literals
let n: u8 = 300;
log!("{n}");
