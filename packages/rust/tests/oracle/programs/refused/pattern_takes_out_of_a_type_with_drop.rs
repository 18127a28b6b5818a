// refused: E0509
enum Slot {
    Full(String),
    Empty,
}
impl Drop for Slot {
    fn drop(&mut self) {
        log!("drop");
    }
}
let slot = Slot::Full(String::from("a"));
match slot {
    Slot::Full(text) => log!("{}", text),
    Slot::Empty => log!("empty"),
}
