let mut list = vec![String::new()];
list.clone_from_slice(&[]);
