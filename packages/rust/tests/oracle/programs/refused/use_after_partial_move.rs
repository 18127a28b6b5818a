// refused: E0382
struct P {
    name: String,
    n: i32,
}
let p = P { name: "x".to_string(), n: 1 };
let name = p.name;
log!("{}", p.name);
