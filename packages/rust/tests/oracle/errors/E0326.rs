trait Legs { const COUNT: u32; }
struct Cat;
impl Legs for Cat {
    const COUNT: u8 = 4; //~
}

trait Named { const NAME: &'static str; }
struct Cat;
impl Named for Cat {
    const NAME: u32 = 4; //~
}

trait Legs { const COUNT: u32; const NAME: &'static str = "legs"; }
struct Cat;
impl Legs for Cat {
    const COUNT: u32 = 4;
    const NAME: &'static str = "paws";
}

trait Zero: Sized { const ZERO: Self; }
impl Zero for f32 { const ZERO: f32 = 0.0; }
impl Zero for u8 { const ZERO: Self = 0; }
