// refused: E0425
let score = 1;
log!("{}", scroe);
