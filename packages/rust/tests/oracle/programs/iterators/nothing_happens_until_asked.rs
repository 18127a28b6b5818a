let it = (0..5).map(|n| {
    log!("map {n}");
    n * 2
});
log!("made");
for n in it.filter(|n| n % 4 == 0).take(2) {
    log!("got {n}");
}
