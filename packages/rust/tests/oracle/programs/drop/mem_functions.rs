struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
use std::mem;
let mut a = Noisy("a");
let old = mem::replace(&mut a, Noisy("b"));
log!("{} {}", old.0, a.0);
let mut c = Noisy("c");
mem::swap(&mut a, &mut c);
log!("{} {}", a.0, c.0);
mem::forget(c);
log!("forgotten");
mem::drop(old);
let mut list = vec![Noisy("d")];
let taken = mem::take(&mut list);
log!("{} {}", list.len(), taken.len());
mem::replace(&mut a, Noisy("e"));
log!("end");
