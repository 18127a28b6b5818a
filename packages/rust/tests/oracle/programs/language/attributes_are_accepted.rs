#[allow(dead_code)]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Size {
    #[default]
    Small,
    Large,
}
#[inline]
fn f(#[allow(unused)] n: i32) -> i32 {
    1
}
#[allow(unused_variables)]
let x = f(2);
log!("{x} {:?}", Size::default());
