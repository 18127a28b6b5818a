trait Animal {
    const LEGS: u32;
    type Food: std::fmt::Debug + Default;
    fn new(name: &str) -> Self;
    fn eat(&self) -> Self::Food {
        Self::Food::default()
    }
}
struct Cat(String);
impl Animal for Cat {
    const LEGS: u32 = 4;
    type Food = Vec<i32>;
    fn new(name: &str) -> Self {
        Cat(name.to_string())
    }
}
fn legs<A: Animal>() -> u32 {
    A::LEGS * 2
}
let c: Cat = Animal::new("tom");
log!("{} {:?} {} {}", c.0, c.eat(), legs::<Cat>(), Cat::LEGS);
