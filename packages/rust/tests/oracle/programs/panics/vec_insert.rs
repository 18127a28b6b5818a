let mut v = vec![1, 2, 3];
v.insert(3, 4);
v.insert(5, 4);
