// refused: E0184
#[derive(Clone, Copy)]
struct Guard;
impl Drop for Guard {
    fn drop(&mut self) {
        log!("drop");
    }
}
let guard = Guard;
let other = guard;
