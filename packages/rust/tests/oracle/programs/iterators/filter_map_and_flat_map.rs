log!("{:?}", ["1", "x", "3"].iter().filter_map(|t| t.parse::<i32>().ok()).collect::<Vec<_>>());
log!("{:?}", (1..4).flat_map(|n| (0..n)).collect::<Vec<_>>());
log!("{:?}", vec![Some(1), None, Some(3)].into_iter().flatten().collect::<Vec<_>>());
