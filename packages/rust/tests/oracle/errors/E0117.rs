impl Default for u32 { fn default() -> u32 { 1 } } //~

impl std::fmt::Display for Vec<u8> { //~
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) }
}

impl std::ops::Neg for (i32, i32) { //~
    type Output = i32;
    fn neg(self) -> i32 { self.0 }
}

struct Lap(u32);
impl Default for Lap { fn default() -> Lap { Lap(1) } }

struct Lap(u32);
impl From<Lap> for u32 { fn from(lap: Lap) -> u32 { lap.0 } }
