// refused: E0005
let o = Some(1);
let Some(n) = o;
