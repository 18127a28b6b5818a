let s = "hello";
let from = 9 + tick() as usize;
log!("{}", &s[from..]);
