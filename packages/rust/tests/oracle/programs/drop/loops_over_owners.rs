struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let list = vec![Noisy("a"), Noisy("b"), Noisy("c"), Noisy("d")];
for item in list {
    log!("item {}", item.0);
    if item.0 == "b" {
        break;
    }
}
log!("behind the loop");
for (i, item) in vec![Noisy("e"), Noisy("f")].into_iter().enumerate() {
    log!("{} {}", i, item.0);
}
for item in &[Noisy("g"), Noisy("h")] {
    log!("lent {}", item.0);
}
for _ in [Noisy("i"), Noisy("j")] {
    log!("round");
}
let mut stack = vec![Noisy("k"), Noisy("l")];
while let Some(top) = stack.pop() {
    log!("top {}", top.0);
}
let names: Vec<&str> = vec![Noisy("m"), Noisy("n")]
    .into_iter()
    .map(|item| item.0)
    .collect();
log!("{:?}", names);
let kept: Vec<Noisy> = vec![Noisy("o"), Noisy("p")].into_iter().collect();
log!("{}", kept.len());
