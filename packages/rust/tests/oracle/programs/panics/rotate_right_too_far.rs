let mut list = vec![1, 2];
list.rotate_right(3);
