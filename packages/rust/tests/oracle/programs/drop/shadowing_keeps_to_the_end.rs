struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let a = Noisy("a1");
let a = Noisy(if a.0 == "a1" { "a2" } else { "?" });
log!("{}", a.0);
let b = Noisy("b1");
{
    let b = Noisy("b2");
    log!("{}", b.0);
}
log!("{}", b.0);
