struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::ops::{Deref, DerefMut};
struct Lock<T> {
    value: T,
    name: &'static str,
}
impl<T> Deref for Lock<T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.value
    }
}
impl<T> DerefMut for Lock<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.value
    }
}
impl<T> Drop for Lock<T> {
    fn drop(&mut self) {
        log!("unlock {}", self.name);
    }
}
fn lock<T>(value: T, name: &'static str) -> Lock<T> {
    log!("lock {}", name);
    Lock { value, name }
}
let mut l = lock(vec![1, 2], "list");
l.push(3);
log!("{} {:?}", l.len(), *l);
log!("{}", lock(5i32, "temp").pow(2));
let sum = *lock(1, "x") + *lock(2, "y");
log!("{}", sum);
fn both() -> i32 {
    *lock(1, "tail")
}
log!("{}", both());
fn tail() -> usize {
    let _a = Noisy("local");
    Noisy("tail temp").0.len()
}
log!("{}", tail());
match lock(Some(3), "match").as_ref() {
    Some(n) => log!("in match {}", n),
    None => {}
}
log!("after match");
if let Some(n) = lock(Some(4), "iflet").as_ref() {
    log!("in if let {}", n);
}
log!("after if let");
let mut n = 0;
while *lock(n, "while") < 2 {
    n += 1;
    log!("round {}", n);
}
while let Some(k) = lock(if n > 0 { Some(n) } else { None }, "whilelet").as_ref() {
    n -= *k;
    log!("k {}", k);
}
let len = {
    let a = lock("abc", "block");
    a.len()
};
log!("{}", len);
for c in lock(String::from("xy"), "for").chars() {
    log!("{}", c);
}
let k = lock(1i32, "arg").wrapping_add(*lock(2, "arg2"));
log!("{}", k);
let st = format!("{}{}", *lock(1, "f1"), *lock(2, "f2"));
log!("{}", st);
let z = &lock(9, "kept").value;
log!("{}", z);
assert_eq!(*lock(1, "as1"), *lock(1, "as2"));
let x = Some(lock(1, "opt")).map(|l| *l + 1).unwrap_or(0);
log!("{}", x);
let y = (lock(1, "t1").value, 2);
log!("{}", y.0);
let arr = [lock(1, "e1").value, lock(2, "e2").value];
log!("{:?}", arr);
let st = lock(Noisy("inner"), "outer");
log!("{}", st.0);
