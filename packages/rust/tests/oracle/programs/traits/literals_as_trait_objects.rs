use std::fmt::Display;
trait Named {
    fn name(&self) -> String;
}
impl Named for i32 {
    fn name(&self) -> String {
        format!("i32 {self}")
    }
}
impl Named for f64 {
    fn name(&self) -> String {
        format!("f64 {self}")
    }
}
let one: Box<dyn Display> = Box::new(42);
let all: Vec<Box<dyn Display>> = vec![Box::new(1), Box::new("a"), Box::new(2.5), Box::new('c')];
log!("{one} {} {} {} {}", all[0], all[1], all[2], all[3]);
let named: Vec<Box<dyn Named>> = vec![Box::new(7), Box::new(1.5)];
for n in &named {
    log!("{}", n.name());
}
