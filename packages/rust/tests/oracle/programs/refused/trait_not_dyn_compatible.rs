// refused: E0038
trait T {
    const N: i32;
}
struct S;
impl T for S {
    const N: i32 = 1;
}
let b: Box<dyn T> = Box::new(S);
