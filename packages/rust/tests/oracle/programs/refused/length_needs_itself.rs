// refused: E0391
const ROW: [u8; ROW.len()] = [0; 3];
log!("{}", ROW.len());
