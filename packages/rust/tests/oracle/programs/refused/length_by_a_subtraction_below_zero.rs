// refused: E0080
const fn before(n: usize) -> usize {
    n - 1
}
let a = [0u8; before(0)];
log!("{}", a.len());
