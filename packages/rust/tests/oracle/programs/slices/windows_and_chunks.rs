let v = [1, 2, 3, 4, 5];
log!("{:?}", v.windows(2).map(|w| w[1] - w[0]).collect::<Vec<_>>());
log!("{:?} {:?}", v.chunks(2).collect::<Vec<_>>(), v.chunks_exact(2).collect::<Vec<_>>());
