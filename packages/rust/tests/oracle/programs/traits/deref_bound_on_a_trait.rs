use std::ops::Deref;
trait Named {
    fn name(&self) -> String;
}
struct Cat;
impl Named for Cat {
    fn name(&self) -> String {
        "cat".to_string()
    }
}
fn greet<T>(animal: T) -> String
where
    T: Deref,
    T::Target: Named,
{
    format!("hello {}", animal.name())
}
impl<T: Deref<Target = Cat>> Named for (T, u8) {
    fn name(&self) -> String {
        format!("{} of {}", self.0.name(), self.1)
    }
}
log!("{} {}", greet(&Cat), greet(Box::new(Cat)));
log!("{} {}", (&Cat, 3).name(), (std::rc::Rc::new(Cat), 4).name());
