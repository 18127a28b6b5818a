#[rustfmt::skip]
const TILES: [i32; 4] = [
    1, 2,
    3, 4,
];
#[rustfmt::skip]
let a = [1, 2];
#[allow(clippy::all)]
fn f() -> i32 {
    1
}
log!("{} {} {}", TILES[3], a[1], f());
