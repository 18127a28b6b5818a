struct Cat;
impl Cat {
    fn meow(&self) {}
    fn meow(&self) {} //~
}

struct Cat;
impl Cat {
    fn meow(&self) {} //~
}
impl Cat {
    fn meow() {}
}

struct Pair<T>(T, T);
impl<T> Pair<T> {
    fn swap(&self) {} //~
}
impl Pair<i32> {
    fn swap(&self) {}
}

struct Pair<T>(T, T);
impl Pair<f32> {
    fn sum(&self) -> f32 { self.0 + self.1 }
}
impl Pair<i32> {
    fn sum(&self) -> i32 { self.0 + self.1 }
}

trait Loud { fn meow(&self) {} }
struct Cat;
impl Cat { fn meow(&self) {} }
impl Loud for Cat { fn meow(&self) {} }
struct Dog;
impl Dog { fn meow(&self) {} }
