let s = String::from("own");
let a = if tick() == 0 { &s } else { "fixed" };
let b = if tick() == 0 { "fixed" } else { &s };
log!("{a} {b}");
