#[derive(Debug, Clone, Copy)]
struct Button {
    x: i32,
}
fn clear(n: i32) -> i32 {
    n + 1
}
let rect = 3;
rect!(x = rect, w = 1);
log!("{:?} {}", Button { x: 1 }, clear(2));
