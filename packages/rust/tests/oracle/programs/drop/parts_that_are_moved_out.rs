struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
struct Pair {
    first: Noisy,
    second: Noisy,
}
let pair = Pair {
    first: Noisy("a"),
    second: Noisy("b"),
};
let moved = pair.second;
log!("moved {}", moved.0);
let (x, _) = (Noisy("x"), Noisy("y"));
log!("x is {}", x.0);
let Pair { first, .. } = Pair {
    first: Noisy("f"),
    second: Noisy("s"),
};
log!("first is {}", first.0);
let whole = (Noisy("w0"), Noisy("w1"));
let (_, w1) = whole;
log!("w1 is {}", w1.0);
let base = Pair {
    first: Noisy("base1"),
    second: Noisy("base2"),
};
let updated = Pair {
    first: Noisy("new"),
    ..base
};
log!("updated {} {}", updated.first.0, updated.second.0);
let [e0, e1] = [Noisy("e0"), Noisy("e1")];
drop(e1);
log!("{}", e0.0);
