#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u64)]
enum Mask {
    All = !0,
    High = 1 << 63,
    Low = 1,
    Middle = 0xffff_0000,
}
let mut masks = [Mask::All, Mask::High, Mask::Low, Mask::Middle];
masks.sort_by(|a, b| b.cmp(a));
log!("{:?}", masks);
log!("{} {} {}", Mask::All as u64, Mask::High as u64 >> 62, Mask::Middle as i32);
log!("{:?} {:?}", Mask::High.partial_cmp(&Mask::All), Mask::Low.clamp(Mask::Middle, Mask::All));
log!("{}", matches!(Mask::High, Mask::All | Mask::High));
