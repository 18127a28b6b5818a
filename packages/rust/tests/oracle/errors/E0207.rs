struct Cat;
impl<T> Cat { //~
    fn draw(&self) {}
}

trait Loud { fn meow(&self); }
struct Cat;
impl<T: Default> Loud for Cat { //~
    fn meow(&self) {}
}

struct Pair<T>(T);
impl<T> Pair<T> { fn draw(&self) {} }
trait Holds<T> { fn get(&self) -> T; }
impl<T: Clone> Holds<T> for Pair<T> { fn get(&self) -> T { self.0.clone() } }
impl<T: Default> Holds<Option<T>> for u8 { fn get(&self) -> Option<T> { None } }

trait Each { fn each(self); }
impl<I, T> Each for I where I: Iterator<Item = T>, T: Default { fn each(self) { for _ in self {} } }
