use std::ops::{Deref, DerefMut};
struct Counted<T> {
    value: T,
    writes: u32,
}
impl<T> Deref for Counted<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}
impl<T> DerefMut for Counted<T> {
    fn deref_mut(&mut self) -> &mut T {
        self.writes += 1;
        &mut self.value
    }
}
fn push_two<P: DerefMut<Target = Vec<i32>>>(mut list: P) -> usize {
    list.push(1);
    list.push(2);
    list.len()
}
let mut list = Counted { value: vec![0], writes: 0 };
log!("{}", push_two(&mut *list));
log!("{} {:?}", list.writes, *list);
log!("{}", push_two(Counted { value: vec![], writes: 0 }));
log!("{}", push_two(Box::new(vec![9])));
