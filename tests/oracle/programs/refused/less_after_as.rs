// refused: `<` is interpreted as a start of generic arguments for `usize`, not a comparison
let (a, b) = (1, 2usize);
let c = a as usize < b;
