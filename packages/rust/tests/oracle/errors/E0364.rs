mod shop {
    fn price() -> u32 { 5 }
    pub mod front { pub use super::price; } //~
}

mod shop {
    pub(crate) const TAX: u32 = 5;
    pub mod front { pub use super::TAX; } //~
}

mod shop {
    fn price() -> u32 { 5 }
    mod front {
        use super::price;
        pub fn twice() -> u32 { price() * 2 }
    }
    pub use front::twice;
}
fn f() -> u32 { shop::twice() }

mod shop {
    pub(crate) const TAX: u32 = 5;
    pub mod front { pub(crate) use super::TAX; }
}
fn f() -> u32 { shop::front::TAX }
