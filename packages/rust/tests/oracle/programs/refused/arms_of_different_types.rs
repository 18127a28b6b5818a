// refused: E0308
let x = match tick() {
    0 => 1,
    _ => "many",
};
log!("{}", x);
