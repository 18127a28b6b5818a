struct Cat;
impl Clone for Cat {
    fn clone(&self) -> Cat { Cat }
    fn clone(&self) -> Cat { Cat } //~
}

trait Legs { const COUNT: u32; }
struct Cat;
impl Legs for Cat {
    const COUNT: u32 = 4;
    const COUNT: u32 = 5; //~
}

trait Named { type Name; fn name(&self) -> Self::Name; }
struct Cat;
impl Named for Cat {
    type Name = u8;
    fn name(&self) -> u8 { 1 }
}

struct Cat;
impl From<u8> for Cat { fn from(_: u8) -> Cat { Cat } }
impl From<u16> for Cat { fn from(_: u16) -> Cat { Cat } }
