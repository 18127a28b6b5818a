use std::collections::{BTreeMap, VecDeque};
struct Noisy(&'static str, u8);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {:?} {}", self.0, self.1);
    }
}
let list = vec![Noisy("first", 1), Noisy("second", 2), Noisy("third", 3)];
for item in list {
    if item.1 == 1 {
        log!("break");
        break;
    }
}
let queue = VecDeque::from([Noisy("fourth", 4), Noisy("fifth", 5)]);
for item in queue {
    log!("{}", item.0);
    break;
}
for item in [Noisy("sixth", 6), Noisy("seventh", 7)] {
    log!("{}", item.0);
    break;
}
for (key, item) in BTreeMap::from([(1, Noisy("eighth", 8)), (2, Noisy("ninth", 9))]) {
    log!("{key} {}", item.0);
    break;
}
for item in Some(Noisy("tenth", 10)) {
    log!("{}", item.0);
    break;
}
log!("end");
