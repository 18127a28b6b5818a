struct Flag<const IS_ON: bool>;
impl<const IS_ON: bool> Flag<IS_ON> {
    const TEXT: &'static str = if IS_ON { "on" } else { "off" };
    fn get(&self) -> bool {
        IS_ON
    }
}
#[derive(Debug, Clone, Copy, PartialEq)]
struct Letter<const C: char>;
impl<const C: char> Letter<C> {
    fn get(&self) -> char {
        C.to_ascii_uppercase()
    }
}
struct Byte<const N: u8>;
impl<const N: u8> Byte<N> {
    const TWICE: u16 = N as u16 * 2;
    fn get(&self) -> u8 {
        N
    }
}
struct Seed<const N: i64>;
impl<const N: i64> Seed<N> {
    fn next(&self) -> i64 {
        N.wrapping_mul(6_364_136_223_846_793_005) + 1
    }
}
fn stepped<const UP: bool, const BY: i32>(n: i32) -> i32 {
    if UP { n + BY } else { n - BY }
}
const YES: bool = 1 < 2;
log!("{} {} {} {}", Flag::<true>.get(), Flag::<false>.get(), Flag::<YES>::TEXT, Flag::<{ !YES }>::TEXT);
log!("{} {} {:?}", Letter::<'x'>.get(), Letter::<'\''>.get(), Letter::<'ä'>);
log!("{} {} {}", Byte::<200>.get(), Byte::<{ u8::MAX }>::TWICE, Byte::<3>::TWICE);
log!("{} {}", Seed::<-5>.next(), Seed::<5_000_000_000>.next());
log!("{} {}", stepped::<true, 3>(1), stepped::<false, { -2 }>(1));
let letter: Letter<'q'> = Letter;
log!("{}", letter == Letter::<'q'>);
