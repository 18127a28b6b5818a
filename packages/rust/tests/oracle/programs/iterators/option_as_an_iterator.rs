for n in Some(3) {
    log!("{n}");
}
log!("{:?}", Some(1).iter().chain(None.iter()).chain(&[2]).collect::<Vec<_>>());
