let mut v = vec![1, 2, 3];
v.swap(0, 3);
