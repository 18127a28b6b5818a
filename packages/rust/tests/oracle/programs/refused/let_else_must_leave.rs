// refused: E0308
let o = Some(1);
let Some(n) = o else {
    log!("x");
};
