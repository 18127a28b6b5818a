trait Named {
    fn name(&self) -> i32;
}
struct S;
impl Named for S {
    fn name(&self) -> i32 {
        3
    }
}
let s = S;
let d = &s as &dyn Named;
let b = Box::new(S) as Box<dyn Named>;
log!("{} {}", d.name(), b.name());
