// refused: E0505
struct Guard<'a>(&'a Vec<i32>);
impl Drop for Guard<'_> {
    fn drop(&mut self) {
        log!("{}", self.0.len());
    }
}
let list = vec![1];
let guard = Guard(&list);
drop(list);
