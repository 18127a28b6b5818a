// refused: E0597
struct Guard<'a>(&'a String);
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        log!("{}", self.0);
    }
}
let guard;
let text = String::from("a");
guard = Guard(&text);
log!("{}", guard.0);
