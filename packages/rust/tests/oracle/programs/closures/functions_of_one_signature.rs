fn up(x: i32) -> i32 {
    x + 1
}
fn double(x: i32) -> i32 {
    x * 2
}
let functions = [up, double];
for f in functions {
    log!("{}", f(3));
}
let listed = vec![up, double, up];
log!("{}", listed.iter().fold(1, |n, f| f(n)));
let one = if listed.len() > 2 { up } else { double };
let other = match listed.len() {
    1 => up,
    _ => double,
};
log!("{} {}", one(5), other(5));
let closures = [|x: i32| x - 1, |x: i32| -x];
log!("{} {}", closures[0](1), closures[1](1));
let chosen = if closures.len() == 1 { |x: i32| x } else { |x: i32| x * x };
log!("{}", chosen(4));
let mixed = [up, |x| x * 10];
log!("{}", mixed[1](2));
