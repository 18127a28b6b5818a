let pairs = [(1, 'a'), (3, 'b'), (3, 'c'), (1, 'd')];
log!("{:?} {:?}", pairs.iter().max_by_key(|p| p.0), pairs.iter().min_by_key(|p| p.0));
