struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let a = Noisy("a");
let greet = move || log!("hello {}", a.0);
greet();
greet();
let b = Noisy("b");
let lent = || log!("lent {}", b.0);
lent();
let c = Noisy("c");
let once = move || drop(c);
once();
log!("behind once");
fn run<F: Fn()>(f: F) {
    f();
    log!("behind f");
}
let d = Noisy("d");
run(move || log!("run {}", d.0));
log!("behind run");
let e = Noisy("e");
let boxed: Box<dyn Fn() -> usize> = Box::new(move || e.0.len());
log!("{}", boxed());
fn maker(name: &'static str) -> impl Fn() -> &'static str {
    let noisy = Noisy(name);
    move || noisy.0
}
let made = maker("f");
log!("{}", made());
let g = Noisy("g");
{
    let _never_called = move || log!("{}", g.0);
    log!("in the block");
}
let list: Vec<Box<dyn Fn()>> = vec![Box::new(|| log!("plain"))];
list[0]();
log!("end");
