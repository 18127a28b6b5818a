struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn may_take(noisy: Noisy, takes: bool) {
    if takes {
        drop(noisy);
        log!("taken");
    }
    log!("end of the function");
}
may_take(Noisy("a"), true);
may_take(Noisy("b"), false);
for i in 0..3 {
    let noisy = Noisy("round");
    let kept;
    if i == 1 {
        kept = noisy;
        log!("kept {}", kept.0);
    }
    log!("end of {}", i);
}
let mut again = Noisy("first");
drop(again);
again = Noisy("second");
log!("{}", again.0);
let other = match 3 {
    3 => again,
    _ => Noisy("never"),
};
log!("other {}", other.0);
