// refused: E0435
let size = 3;
let cells: [u8; size] = [1, 2, 3];
log!("{:?}", cells);
