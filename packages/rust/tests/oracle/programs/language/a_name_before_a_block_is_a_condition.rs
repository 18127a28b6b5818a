let ready = true;
if ready {
    log!("ready");
}
let mut n = 3;
while n > 0 {
    n -= 1;
}
match n {
    _ => log!("{n}"),
}
