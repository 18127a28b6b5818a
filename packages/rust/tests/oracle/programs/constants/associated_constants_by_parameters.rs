trait Unit {
    const FACTOR: u32;
    const NAME: &'static str = "unit";
}
struct Meter;
struct Kilo<U>(U);
impl Unit for Meter {
    const FACTOR: u32 = 1;
    const NAME: &'static str = "meter";
}
impl<U: Unit> Unit for Kilo<U> {
    const FACTOR: u32 = U::FACTOR * 1_000;
}
impl<A: Unit, B: Unit> Unit for (A, B) {
    const FACTOR: u32 = A::FACTOR + B::FACTOR;
    const NAME: &'static str = B::NAME;
}
struct Table<U: Unit>(U);
impl<U: Unit> Table<U> {
    const ROWS: [u32; 3] = [U::FACTOR, U::FACTOR * 2, Self::LAST];
    const LAST: u32 = U::FACTOR * 3;
}
fn rows<U: Unit>() -> u32 {
    Table::<U>::ROWS.iter().sum()
}
const SUM: u32 = <(Kilo<Meter>, Meter)>::FACTOR;
log!("{} {}", SUM, <(Kilo<Meter>, Meter) as Unit>::NAME);
log!("{} {} {:?}", rows::<Meter>(), rows::<Kilo<Meter>>(), Table::<Kilo<Kilo<Meter>>>::ROWS);
log!("{} {}", Kilo::<Meter>::NAME, [0; <Kilo<Meter>>::FACTOR as usize / 100].len());
log!("{}", Kilo(Meter).0 .name());
impl Meter {
    fn name(&self) -> &'static str {
        Self::NAME
    }
}
