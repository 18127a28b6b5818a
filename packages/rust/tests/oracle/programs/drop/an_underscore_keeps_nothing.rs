struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
fn make(name: &'static str) -> Noisy {
    Noisy(name)
}
let _ = make("a");
log!("behind let _");
let _kept = make("b");
log!("behind let _kept");
_ = make("c");
log!("behind _ =");
make("d");
log!("behind the call");
let e = make("e");
let _ = e;
_ = e;
log!("e is still {}", e.0);
fn ignore(_: Noisy) {
    log!("ignored");
}
ignore(make("f"));
