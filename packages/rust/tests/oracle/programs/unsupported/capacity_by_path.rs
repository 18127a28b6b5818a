let lists = [Vec::<u8>::with_capacity(4), Vec::new()];
log!("{:?}", lists.iter().map(Vec::capacity).max() >= Some(4));
