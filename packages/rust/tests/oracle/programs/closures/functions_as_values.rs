fn double(n: i32) -> i32 {
    n * 2
}
let f = double;
let g: fn(i32) -> i32 = double;
let v: Vec<i32> = [1, 2].iter().copied().map(double).collect();
log!("{} {} {:?} {:?}", f(1), g(2), v, [1, 2].map(Some));
