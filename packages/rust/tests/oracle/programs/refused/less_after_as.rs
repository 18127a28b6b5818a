// refused: found `;`
let (a, b) = (1, 2usize);
let c = a as usize < b;
