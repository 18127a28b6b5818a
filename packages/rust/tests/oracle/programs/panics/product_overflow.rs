let v = [100i32, 1000, 100000];
log!("{}", v.iter().product::<i32>());
