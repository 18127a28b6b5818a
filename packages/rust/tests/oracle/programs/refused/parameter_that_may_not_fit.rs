// refused: E0005
fn double(Some(n): Option<u32>) -> u32 {
    n * 2
}
log!("{}", double(Some(1)));
