let mut n = 100i8;
n -= 100;
n *= 2;
n -= 127;
n -= 1;
log!("{n}");
n -= 1;
