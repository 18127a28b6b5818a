trait Named {
    fn name(&self) -> String;
}
trait Greets: Named {
    fn greet(&self) -> String {
        format!("hi {}", self.name())
    }
}
struct P;
impl Named for P {
    fn name(&self) -> String {
        "p".into()
    }
}
impl Greets for P {}
fn all<T: Greets>(v: &[T]) -> Vec<String> {
    v.iter().map(|t| t.greet()).collect()
}
log!("{:?}", all(&[P, P]));
