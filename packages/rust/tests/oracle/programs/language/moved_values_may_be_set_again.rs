let mut a = vec![1];
let b = a;
a = vec![2];
let mut s = (String::from("x"), 1);
let t = s.0;
s.0 = t + "y";
log!("{:?} {:?} {:?}", a, b, s);
