struct Bad;
impl Bad {
    const NEVER: u8 = 255 - Self::MOST;
    const MOST: u8 = 200;
    const FINE: u8 = Self::MOST / 2;
}
struct Sized<const N: usize>;
impl<const N: usize> Sized<N> {
    const LAST: usize = N - 1;
}
log!("{} {}", Bad::FINE, Sized::<3>::LAST);
