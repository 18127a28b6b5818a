trait Speak {
    fn speak(&self) -> String;
    fn louder(&mut self) {}
}
struct Cat {
    volume: i32,
}
struct Dog;
impl Speak for Cat {
    fn speak(&self) -> String {
        format!("meow {}", self.volume)
    }
    fn louder(&mut self) {
        self.volume += 1;
    }
}
impl Speak for Dog {
    fn speak(&self) -> String {
        "woof".to_string()
    }
}
fn twice(s: &mut dyn Speak) {
    s.louder();
    s.louder();
}
let mut pets: Vec<Box<dyn Speak>> = vec![Box::new(Cat { volume: 1 }), Box::new(Dog)];
for pet in pets.iter_mut() {
    twice(pet.as_mut());
}
for pet in &pets {
    log!("{}", pet.speak());
}
