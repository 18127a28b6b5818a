assert!((1..3).any(|n| {
    let m = n * 2;
    m > 5
}));
