// refused: expected `;`, found `log`
let n = 1
log!("{n}");
