// refused: E0435
let n = 1;
const M: i32 = n;
