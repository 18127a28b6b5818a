// refused: E0596
fn f(v: &Vec<i32>) {
    v.push(1);
}
f(&vec![]);
