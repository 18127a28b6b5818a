// refused: E0384
let score = 1;
score += 10;
log!("{score}");
