log!("{:?}", std::iter::successors(Some(1), |n| if *n < 50 { Some(n * 3) } else { None }).collect::<Vec<_>>());
let mut n = 0;
let it = std::iter::from_fn(|| { n += 1; if n < 4 { Some(n) } else { None } });
log!("{:?}", it.collect::<Vec<_>>());
