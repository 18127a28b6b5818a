struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Room {
    lamp: Noisy,
    other: Option<Noisy>,
}
let mut a = Noisy("a1");
log!("{}", a.0);
a = Noisy("a2");
log!("changed");
let late;
log!("declared");
late = Noisy("late");
let mut room = Room {
    lamp: Noisy("lamp1"),
    other: None,
};
room.lamp = Noisy("lamp2");
room.other = Some(Noisy("other1"));
room.other = Some(Noisy("other2"));
room.other = None;
let lent = &mut a;
*lent = Noisy("a3");
let mut list = vec![Noisy("v0"), Noisy("v1")];
list[0] = Noisy("v2");
fn change(noisy: &mut Noisy) {
    *noisy = Noisy("by function");
}
change(&mut room.lamp);
log!("end {}", late.0);
