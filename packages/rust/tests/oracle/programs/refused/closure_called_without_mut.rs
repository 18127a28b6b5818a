// refused: E0596
let mut n = 0;
let f = || n += 1;
f();
log!("{n}");
