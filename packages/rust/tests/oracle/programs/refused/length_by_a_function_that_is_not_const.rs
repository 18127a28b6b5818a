// refused: E0015
fn size() -> usize {
    4
}
let a = [0u8; size()];
log!("{}", a.len());
