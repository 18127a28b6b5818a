#[derive(Clone, Copy)]
#[repr(i32)]
enum Code {
    Ok = 0,
    Lost = pick(true),
    Late = pick(false) + 1,
}
const fn pick(is_first: bool) -> i32 {
    const PAIR: (i32, i32) = (-5, 1_000);
    if is_first { PAIR.0 } else { PAIR.1 }
}
trait Coded {
    const CODE: Code;
    fn number(&self) -> i32 {
        Self::CODE as i32
    }
}
struct Net;
struct Disk<const LATE: bool>;
impl Coded for Net {
    const CODE: Code = Code::Lost;
}
impl<const LATE: bool> Coded for Disk<LATE> {
    const CODE: Code = if LATE { Code::Late } else { Code::Ok };
}
log!("{} {} {}", Net.number(), Disk::<true>.number(), Disk::<false>.number());
