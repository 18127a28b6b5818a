let s = 3;
text!("a {s}", x = 1);
text!("a {}");
text!("{{}}", x = 2);
log!("a {s}");
