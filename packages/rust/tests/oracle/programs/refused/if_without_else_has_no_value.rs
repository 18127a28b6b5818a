// refused: E0317
let x: i32 = if tick() > 1 { 5 };
log!("{x}");
