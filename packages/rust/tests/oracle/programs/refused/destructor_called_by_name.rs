// refused: E0040
struct Guard;
impl Drop for Guard {
    fn drop(&mut self) {
        log!("drop");
    }
}
let mut guard = Guard;
guard.drop();
