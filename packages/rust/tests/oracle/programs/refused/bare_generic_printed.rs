// refused: E0277
fn show<T>(a: T) -> String {
    format!("{}", a)
}
log!("{}", show(1));
