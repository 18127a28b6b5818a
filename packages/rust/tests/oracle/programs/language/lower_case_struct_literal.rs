#[derive(Debug)]
struct point {
    x: i32,
}
let p = point { x: 1 };
log!("{:?} {}", p, if (point { x: 2 }).x == 2 { "two" } else { "other" });
