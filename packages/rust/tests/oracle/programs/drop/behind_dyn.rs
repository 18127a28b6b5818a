struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
trait Animal {
    fn speak(&self);
}
struct Dog(Noisy);
struct Cat;
impl Animal for Dog {
    fn speak(&self) {
        log!("woof {}", self.0 .0);
    }
}
impl Animal for Cat {
    fn speak(&self) {
        log!("meow");
    }
}
impl Drop for Cat {
    fn drop(&mut self) {
        log!("the cat leaves");
    }
}
let mut animals: Vec<Box<dyn Animal>> = vec![Box::new(Dog(Noisy("rex"))), Box::new(Cat)];
for animal in &animals {
    animal.speak();
}
animals.remove(0);
log!("removed");
let dog = Box::new(Dog(Noisy("bello")));
animals.push(dog);
animals[0] = Box::new(Dog(Noisy("hasso")));
let cat: &dyn Animal = &Cat;
cat.speak();
log!("end");
