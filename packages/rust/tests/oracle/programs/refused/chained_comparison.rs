// refused: comparison operators cannot be chained
let n = 5;
if 1 < n < 10 {
    log!("x");
}
