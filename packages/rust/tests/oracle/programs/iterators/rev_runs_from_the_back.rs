for n in [1, 2, 3].iter().map(|n| { log!("map {n}"); n * 10 }).rev() {
    log!("{n}");
}
for (i, c) in ["a", "b"].iter().enumerate().rev() {
    log!("{i} {c}");
}
log!("{:?}", (0..10).step_by(3).rev().collect::<Vec<_>>());
log!("{:?}", (0..3).zip(5..8).rev().collect::<Vec<_>>());
log!("{:?}", (0..3).chain(7..9).rev().collect::<Vec<_>>());
