// refused: E0600
fn flag(n: i16) -> Option<bool> {
    Some(n > 0)
}
log!("{}", !flag);
