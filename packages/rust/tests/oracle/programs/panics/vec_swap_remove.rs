let mut v = vec![1, 2, 3];
log!("{} {:?}", v.swap_remove(0), v);
v.swap_remove(2);
