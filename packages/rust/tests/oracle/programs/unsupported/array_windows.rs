for [a, b] in [1, 2, 4].array_windows() {
    log!("{}", b - a);
}
