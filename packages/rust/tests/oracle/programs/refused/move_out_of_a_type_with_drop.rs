// refused: E0509
struct Guard {
    name: String,
}
impl Drop for Guard {
    fn drop(&mut self) {
        log!("{}", self.name);
    }
}
let guard = Guard {
    name: String::from("a"),
};
let name = guard.name;
log!("{}", name);
