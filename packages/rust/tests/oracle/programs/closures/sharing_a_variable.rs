let mut n = 1;
let mut add = |m: i32| n += m;
add(2);
add(3);
log!("{n}");
