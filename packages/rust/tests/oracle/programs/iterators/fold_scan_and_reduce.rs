log!("{}", [1, 2, 3].iter().fold(String::new(), |s, n| s + &n.to_string()));
log!("{}", (1..4).fold(0.0, |sum, n| sum + n as f32 / 2.0));
log!("{:?}", (1..5).scan(0, |sum, n| { *sum += n; Some(*sum) }).collect::<Vec<_>>());
log!("{:?} {:?}", (1..5).reduce(|a, b| a * b), (0..0).reduce(|a, b| a + b));
