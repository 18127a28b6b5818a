trait A {
    fn id(&self) -> i32;
}
trait B {
    fn id(&self) -> i32;
}
struct S;
impl A for S {
    fn id(&self) -> i32 {
        1
    }
}
impl B for S {
    fn id(&self) -> i32 {
        2
    }
}
log!("{} {} {}", A::id(&S), B::id(&S), <S as A>::id(&S));
