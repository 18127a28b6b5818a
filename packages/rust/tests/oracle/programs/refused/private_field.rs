// refused: E0616
let b = Bounds::new(1, 2, 3, 4);
log!("{}", b.x);
