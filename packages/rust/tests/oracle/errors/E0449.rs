trait Named { fn name(&self) -> u8; }
struct Cat;
impl Named for Cat {
    pub fn name(&self) -> u8 { 1 } //~
}

enum Shape {
    pub Dot, //~
    Line,
}

trait Named { fn name(&self) -> u8; }
pub struct Cat;
impl Named for Cat {
    fn name(&self) -> u8 { 1 }
}
impl Cat { pub fn meow(&self) {} }

pub enum Shape { Dot, Line }
