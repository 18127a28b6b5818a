struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
enum Door {
    Open,
    Closed,
}
impl Drop for Door {
    fn drop(&mut self) {
        match self {
            Door::Open => log!("closing"),
            Door::Closed => log!("closed already"),
        }
    }
}
struct Unit;
impl Drop for Unit {
    fn drop(&mut self) {
        log!("unit");
    }
}
let mut a = Door::Open;
let _b = Door::Closed;
a = Door::Closed;
let _ = Unit;
Unit;
let _c = Unit;
let doors = [Door::Open, Door::Closed];
log!("{}", doors.len());
let noisy = Noisy("n");
log!("{}", matches!(a, Door::Closed) && noisy.0 == "n");
