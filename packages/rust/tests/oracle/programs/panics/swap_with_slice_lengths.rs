let mut list = vec![1, 2];
list.swap_with_slice(&mut [3]);
