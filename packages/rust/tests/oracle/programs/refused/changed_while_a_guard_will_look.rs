// refused: E0506
struct Guard<'a>(&'a i32);
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        log!("{}", self.0);
    }
}
let mut n = 1;
let guard = Guard(&n);
n += 1;
log!("{}", n);
