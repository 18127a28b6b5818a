log!("{} {}", later(2), LATER);
const LATER: i32 = 5;
fn later(n: i32) -> i32 {
    n * LATER
}
