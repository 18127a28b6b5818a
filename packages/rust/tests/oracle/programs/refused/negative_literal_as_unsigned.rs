// refused: E0600
let n = -1 as u32;
log!("{n}");
