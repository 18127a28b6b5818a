fn f(a: i32, a: i32) {} //~

fn f((x, y): (i32, i32), x: i32) -> i32 { x + y } //~

fn f() -> i32 {
    let add = |n: i32, n: i32| n + n; //~
    add(1, 2)
}

fn f(_: i32, _: i32) {}

fn f((x, y): (i32, i32), (_, z): (i32, i32)) -> i32 {
    let x = x + 1;
    let add = |x: i32, y: i32| x + y;
    add(x, y) + z
}
