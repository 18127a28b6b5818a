// refused: E0600
let n = tick();
log!("{}", -n);
