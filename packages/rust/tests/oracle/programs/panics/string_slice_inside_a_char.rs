let s = "héllo";
let to = 2 + tick() as usize;
log!("{}", &s[..3]);
log!("{}", &s[..to]);
