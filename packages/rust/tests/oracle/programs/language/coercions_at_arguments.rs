fn total(v: &[i32]) -> i32 {
    v.iter().sum()
}
fn show(t: &str) {
    log!("{t}");
}
let v = vec![1, 2];
let s = String::from("text");
let b = Box::new(3);
log!("{} {}", total(&v), total(&[4, 5]));
show(&s);
let n: &i32 = &b;
log!("{n}");
