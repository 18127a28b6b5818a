// refused: E0507
let v = vec![String::from("a")];
let s = v[0];
log!("{s}");
