trait Legs {
    const fn count() -> u32; //~
}

trait Legs { fn count() -> u32; }
struct Cat;
impl Legs for Cat {
    const fn count() -> u32 { 4 } //~
}

trait Legs { fn count() -> u32; }
struct Cat;
impl Legs for Cat {
    fn count() -> u32 { four() }
}
const fn four() -> u32 { 4 }

struct Cat;
impl Cat { const fn count() -> u32 { 4 } }
