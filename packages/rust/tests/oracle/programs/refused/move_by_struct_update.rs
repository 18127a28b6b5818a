// refused: E0382
#[derive(Debug)]
struct P {
    name: String,
    n: i32,
}
let p = P { name: "x".to_string(), n: 1 };
let q = P { n: 2, ..p };
log!("{:?} {:?}", p, q);
