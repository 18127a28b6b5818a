use std::fmt::Display as Show;
use std::ops::Add as Plus;
struct P;
impl Show for P {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "p")
    }
}
#[derive(Debug)]
struct V(i32);
impl Plus for V {
    type Output = V;
    fn add(self, other: V) -> V {
        V(self.0 + other.0)
    }
}
fn shown<T: Show>(value: T) -> String {
    value.to_string()
}
log!("{} {} {:?}", P, shown(P), V(1) + V(2));
