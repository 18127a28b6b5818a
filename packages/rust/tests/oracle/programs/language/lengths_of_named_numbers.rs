#[allow(dead_code)]
enum Kind {
    A,
    B = 5,
    Count,
}
struct S;
impl S {
    const N: usize = 4;
    const M: usize = Self::N + 1;
    fn doubled() -> usize {
        [0u8; Self::N * 2].len()
    }
}
struct Held {
    a: [i32; Kind::Count as usize],
    b: [u8; S::N],
}
const BITS: usize = 6 & 3 | 8;
let a = [0; Kind::Count as usize];
let b = [0; S::N];
let c = [0; S::M * 2];
let d = [0; BITS];
let held = Held { a: [1; 6], b: [0; 4] };
log!("{} {} {} {} {}", a.len(), b.len(), c.len(), d.len(), S::doubled());
log!("{} {}", held.a.len(), held.b.len());
