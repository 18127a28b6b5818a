mod config {
    pub const SCALE: usize = 3;
    pub const WIDTH: usize = SCALE * 2;
    pub mod inner {
        pub const fn scaled(n: usize) -> usize {
            n * super::SCALE
        }
        pub struct Cache(pub [u8; scaled(2)]);
    }
}
use config::{inner::{scaled, Cache}, SCALE};
fn count(wide: bool) -> usize {
    const NARROW: usize = 2;
    if wide {
        const NARROW: usize = config::WIDTH;
        [0; NARROW].len()
    } else {
        struct Local([u8; NARROW + 1]);
        Local([0; 3]).0.len()
    }
}
let cache = Cache([1; 6]);
let n = 5;
let item = {
    const N: usize = scaled(4);
    [n; N]
};
log!("{} {} {} {}", count(true), count(false), cache.0.len(), item.len());
macro_rules! filled {
    ($n:expr) => { [1u8; $n + SCALE] };
}
log!("{} {}", filled!(2).len(), filled!(scaled(1)).len());
