struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn take(noisy: Noisy) {
    log!("took {}", noisy.0);
}
fn pass(noisy: Noisy) -> Noisy {
    log!("passed {}", noisy.0);
    noisy
}
let a = Noisy("a");
let b = Noisy("b");
let c = Noisy("c");
take(a);
let d = pass(b);
drop(c);
log!("end {}", d.0);
