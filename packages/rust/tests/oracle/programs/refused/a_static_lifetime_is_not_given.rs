// refused: lifetime may not live long enough
fn kept(word: &str) -> &'static str {
    word
}
log!("{}", kept("a"));
