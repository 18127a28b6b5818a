let a = Bounds::new(1, 2, 3, 4);
let b = a;
log!("{} {}", a == b, a != b.inset(1));
