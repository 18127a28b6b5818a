let s = "hello";
let from = 3 + tick() as usize;
log!("{}", &s[from..1]);
