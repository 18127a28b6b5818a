struct Noisy(&'static str);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {}", self.0);
    }
}
let mut slot = Some(Noisy("a"));
let taken = slot.take();
log!("{} {}", slot.is_none(), taken.is_some());
slot = Some(Noisy("b"));
let old = slot.replace(Noisy("c"));
log!("old {}", old.unwrap().0);
log!("unwrapped");
let name = slot.map(|noisy| noisy.0);
log!("{:?}", name);
let chosen = None.unwrap_or(Noisy("d"));
log!("{}", chosen.0);
let first = Some(Noisy("e")).or(Some(Noisy("f")));
log!("{}", first.is_some());
let filtered = Some(Noisy("g")).filter(|noisy| noisy.0 == "x");
log!("{}", filtered.is_none());
let result: Result<Noisy, Noisy> = Err(Noisy("h"));
log!("{}", result.ok().is_none());
let zipped = Some(Noisy("i")).zip(None::<Noisy>);
log!("{}", zipped.is_none());
