let s = "hello";
let to = 20 + tick() as usize;
log!("{}", &s[..to]);
