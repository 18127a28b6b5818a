let mut n = 1;
let f = |m: i32| m + 1;
n += f(n);
let twice = || n * 2;
log!("{} {}", twice(), n);
n = 5;
log!("{n}");
