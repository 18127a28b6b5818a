let n = 3;
let r = &&n;
let text = String::from("x");
log!("{} {:?} {} {:?} {:>3}", r, &r, &text, &&text, r);
