const WIDTH: u32 = 3;
const fn flag(bit: u32) -> u8 {
    let low: u8 = !(0xff << 1);
    low << bit
}
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
enum Flag {
    None = 0,
    Jump = 1 << 0,
    Run = 1 << WIDTH,
    Fly = flag(5),
    All = !0 & !flag(0),
}
let all = [Flag::None, Flag::Jump, Flag::Run, Flag::Fly, Flag::All];
let bits = all.iter().fold(0u8, |bits, &flag| bits ^ flag as u8);
log!("{bits} {:?}", all.map(|flag| flag as u8));
