struct P {
    x: i32,
    names: Vec<String>,
}
let mut p = P { x: 1, names: vec![] };
let mut grow = || p.x += 5;
grow();
let mut add = |n: &str| p.names.push(n.to_string());
add("a");
log!("{} {:?}", p.x, p.names);
