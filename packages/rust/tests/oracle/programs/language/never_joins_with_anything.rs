fn f(n: i32) -> i32 {
    let m: i32 = match n {
        0 => return 100,
        1 => {
            return 200;
        }
        n => n,
    };
    m * 2
}
log!("{} {} {}", f(0), f(1), f(2));
