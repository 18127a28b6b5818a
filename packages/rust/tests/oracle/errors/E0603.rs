mod shop {
    fn price() -> u32 { 5 }
}
fn total() -> u32 {
    shop::price() //~
}

mod shop { const TAX: u32 = 2; }
fn total() -> u32 {
    5 + shop::TAX //~
}

mod shop { struct Coin; }
fn f(coin: shop::Coin) {} //~

mod shop { enum Coin { Gold } }
fn f() {
    let coin = shop::Coin::Gold; //~
}

mod shop { mod cellar { pub fn open() {} } }
use shop::cellar; //~

mod shop { trait Sold { fn price(&self) -> u32; } }
struct Hat;
impl shop::Sold for Hat { //~
    fn price(&self) -> u32 { 5 }
}

mod shop { use std::fmt::Display; }
fn f(thing: &dyn shop::Display) {} //~

mod shop {
    pub mod cellar { pub(super) fn open() {} }
}
fn f() {
    shop::cellar::open(); //~
}

mod shop { pub struct Coin(u32); }
fn f() {
    let coin = shop::Coin(5); //~
}

mod shop {
    const TAX: u32 = 2;
    fn base() -> u32 { 5 }
    pub fn price() -> u32 { base() + TAX }
    pub mod cellar { pub fn rent() -> u32 { super::base() } }
}
fn total() -> u32 { shop::price() + shop::cellar::rent() }

mod shop {
    pub(crate) const TAX: u32 = 2;
    pub(super) fn price() -> u32 { TAX }
    pub mod cellar {
        pub(super) fn open() {}
    }
    pub fn open() { cellar::open() }
}
fn total() -> u32 { shop::open(); shop::price() + shop::TAX }

mod shop {
    pub use inner::Coin;
    mod inner { pub struct Coin(pub u32); pub enum Kind { Gold } }
    pub use inner::Kind::*;
}
use shop::*;
fn f() -> u32 { let _kind = Gold; Coin(5).0 }

mod shop {
    use std::fmt::Result;
    pub fn done() -> Result { Ok(()) }
}
use shop::*;
fn f() -> Result<u32, String> { let _ = done(); Ok(1) }
