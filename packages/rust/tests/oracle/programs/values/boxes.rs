#[derive(Debug)]
enum List {
    Nil,
    Cons(i32, Box<List>),
}
use List::{Cons, Nil};
fn sum(l: &List) -> i32 {
    match l {
        Nil => 0,
        Cons(n, rest) => n + sum(rest),
    }
}
let l = Cons(1, Box::new(Cons(2, Box::new(Nil))));
let b = Box::new(5);
log!("{:?} {} {}", l, sum(&l), *b + 1);
