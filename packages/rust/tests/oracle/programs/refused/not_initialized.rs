// refused: E0381
let x: i32;
if tick() > 3 {
    x = 1;
}
log!("{}", x);
