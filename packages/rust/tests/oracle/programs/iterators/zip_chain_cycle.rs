log!("{:?}", [1, 2].iter().zip("ab".chars()).collect::<Vec<_>>());
log!("{:?}", [1, 2].iter().chain(&[3]).cycle().take(7).collect::<Vec<_>>());
log!("{:?}", std::iter::repeat(5).take(2).chain(std::iter::once(6)).collect::<Vec<_>>());
