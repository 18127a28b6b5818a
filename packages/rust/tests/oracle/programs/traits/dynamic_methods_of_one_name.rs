trait Cat {
    fn say(&self) -> i32;
}
trait Dog {
    fn say(&self) -> i32;
}
trait Both: Cat + Dog {}
struct Pet;
impl Cat for Pet {
    fn say(&self) -> i32 {
        1
    }
}
impl Dog for Pet {
    fn say(&self) -> i32 {
        2
    }
}
impl Both for Pet {}
let pet: Box<dyn Both> = Box::new(Pet);
log!("{} {}", Cat::say(&*pet), Dog::say(&*pet));
let fault: std::rc::Rc<dyn std::error::Error> = std::rc::Rc::new("x".parse::<i32>().unwrap_err());
log!("{fault} {fault:?}");
