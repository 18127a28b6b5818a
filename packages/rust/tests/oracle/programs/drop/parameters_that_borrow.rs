struct Noisy(u8, u8);
impl Drop for Noisy {
    fn drop(&mut self) {
        log!("drop {} {}", self.0, self.1);
    }
}
fn first(Noisy(n, ..): &Noisy) -> u8 {
    *n
}
fn grow(Noisy(a, b): &mut Noisy, by: u8) {
    *a += by;
    *b *= by;
}
fn pair((Noisy(a, _), Noisy(_, b)): (&Noisy, &Noisy)) -> u8 {
    a + b
}
let mut one = Noisy(1, 2);
log!("{}", first(&one));
grow(&mut one, 3);
let third = first(&Noisy(3, 4));
log!("{third}");
let look = |Noisy(_, b): &Noisy| *b;
log!("{} {}", look(&one), pair((&one, &one)));
for Noisy(a, b) in [&one, &one] {
    log!("{a} {b}");
}
let mut list = vec![Noisy(5, 6), Noisy(7, 8)];
for Noisy(a, _) in &mut list {
    *a += 10;
}
let sum: u8 = list.iter().map(|Noisy(a, _)| a).sum();
log!("{sum}");
