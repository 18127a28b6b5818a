mod shop {
    mod cellar {}
    pub mod front { pub use super::cellar; } //~
}

mod shop {
    enum Kind { Gold }
    pub mod front { pub use super::Kind; } //~
}

mod shop {
    pub mod cellar { pub fn open() {} }
    pub mod front { pub use super::cellar; }
}
fn f() { shop::front::cellar::open() }

mod shop {
    enum Kind { Gold }
    mod front { pub(super) use super::Kind; }
    pub fn f() { let _kind = front::Kind::Gold; }
}
