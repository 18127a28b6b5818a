fn run<T>(f: impl FnOnce() -> T) -> T {
    f()
}
let text = String::from("owned");
log!("{}", run(move || text + "!"));
