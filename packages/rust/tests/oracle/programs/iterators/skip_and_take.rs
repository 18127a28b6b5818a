log!("{:?}", (0..10).skip(2).take(3).collect::<Vec<_>>());
log!("{:?}", (0..10).skip_while(|n| *n < 4).take_while(|n| *n < 7).collect::<Vec<_>>());
log!("{:?}", (0..10).step_by(4).collect::<Vec<_>>());
