fn numbers() -> impl Iterator<Item = i32> + use<> {
    0..3
}
log!("{}", numbers().count());
