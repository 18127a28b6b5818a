const FIRST: isize = 10;
const STEP: isize = FIRST / 3;
struct Limits;
impl Limits {
    const TOP: isize = 1_000;
}
trait Offset {
    const BY: isize = 5;
}
impl Offset for Limits {}
#[derive(Debug, PartialEq, PartialOrd, Clone, Copy)]
enum Level {
    Low = FIRST,
    Next,
    Step = FIRST + STEP,
    Top = Limits::TOP,
    Above = Limits::TOP + <Limits as Offset>::BY,
    Char = 'z' as isize,
    Below = -FIRST,
}
for level in [Level::Low, Level::Next, Level::Step, Level::Top, Level::Above, Level::Char, Level::Below] {
    log!("{:?} {}", level, level as i32);
}
log!("{} {}", Level::Below < Level::Low, Level::Char < Level::Top);
