#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[repr(i64)]
enum Wide {
    Most = i64::MAX,
    Least = i64::MIN,
    Near = i64::MAX - 1,
    Zero = 0,
}
#[derive(Debug, Clone, Copy, PartialEq, PartialOrd)]
#[repr(u32)]
enum Mask {
    High = 0xff00_0000,
    Low = 1,
}
let mut all = [Wide::Most, Wide::Least, Wide::Near, Wide::Zero];
all.sort();
log!("{:?}", all);
for one in all {
    log!("{} {}", one as i64, one as u8);
}
log!("{} {}", Wide::Near < Wide::Most, Wide::Near == Wide::Most);
log!("{} {} {}", Mask::High as u32, Mask::High as i32, Mask::High as u64 + 1);
log!("{} {:?}", Mask::High > Mask::Low, Mask::Low);
match all[3] {
    Wide::Most => log!("most"),
    _ => log!("other"),
}
