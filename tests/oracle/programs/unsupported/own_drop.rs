struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let _a = Noisy("a");
{
    let _b = Noisy("b");
    log!("inner");
}
let c = Noisy("c");
drop(c);
log!("end");
