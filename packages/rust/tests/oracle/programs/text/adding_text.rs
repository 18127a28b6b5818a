let a = String::from("a");
let b = String::from("b");
let c = a + &b + "c" + &format!("{}", 1);
log!("{c} {b}");
