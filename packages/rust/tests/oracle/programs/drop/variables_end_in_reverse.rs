struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let _a = Noisy("a");
let _b = Noisy("b");
{
    let _c = Noisy("c");
    let _d = Noisy("d");
    log!("inner");
}
log!("end");
