// refused: E0282
let o = None;
