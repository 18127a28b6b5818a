trait Make { fn make<T>(&self, from: T); }
struct Cat;
impl Make for Cat {
    fn make(&self, from: u32) {} //~
}

trait Make { fn make(&self); }
struct Cat;
impl Make for Cat {
    fn make<T>(&self) {} //~
}

trait Make { fn make<T>(&self, from: T); }
struct Cat;
impl Make for Cat {
    fn make<U>(&self, from: U) {}
}

trait Make { fn make(&self, from: impl Fn()); }
struct Cat;
impl Make for Cat {
    fn make(&self, from: impl Fn()) {}
}
