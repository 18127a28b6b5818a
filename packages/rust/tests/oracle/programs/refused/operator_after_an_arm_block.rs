// refused: expected pattern, found `+`
let n = match 1 {
    1 => { 1 } + 1,
    _ => 2,
};
