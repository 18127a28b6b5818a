struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
impl Noisy {
    fn name(&self) -> &'static str {
        self.0
    }
    fn twin(&self, other: &Noisy) -> usize {
        log!("{} {}", self.0, other.0);
        self.0.len() + other.0.len()
    }
}
let n = Noisy("a").name().len();
log!("n is {}", n);
let m = Noisy("b").twin(&Noisy("c"));
log!("m is {}", m);
let kept = &Noisy("d");
log!("kept {}", kept.0);
log!("{} {}", Noisy("e").0, Noisy("f").name());
if Noisy("g").name() == "g" {
    log!("inside");
}
match Noisy("h").name() {
    name => log!("name {}", name),
}
let both = Noisy("i").name() == "x" && Noisy("j").name() == "j";
log!("{}", both);
let sum = { Noisy("k").name().len() } + 1;
log!("{}", sum);
