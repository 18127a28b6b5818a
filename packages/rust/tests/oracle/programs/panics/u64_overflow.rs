let mut n = u64::MAX - 1;
n += 1;
log!("{n}");
n += 1;
log!("{n}");
