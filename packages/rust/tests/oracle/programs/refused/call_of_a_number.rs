// refused: E0618
let tick = tick();
log!("{}", tick());
