struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let [x, rest @ ..] = [Noisy("d"), Noisy("e"), Noisy("f")];
log!("{} {}", x.0, rest.len());
let mut s = std::collections::BTreeMap::new();
s.insert(1, Noisy("k1"));
let old = s.insert(1, Noisy("k2"));
log!("{}", old.is_some());
fn once<F: FnOnce()>(f: F) {
    f();
    log!("after");
}
let n = Noisy("n");
once(move || {
    let n = &n;
    log!("in {}", n.0)
});
