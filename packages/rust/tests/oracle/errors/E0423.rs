mod bank { pub struct Coin(u32); }
use bank::Coin;
fn f() {
    let coin = Coin(5); //~
}

struct Coin { worth: u32 }
fn f() {
    let coin = Coin(5); //~
}

mod bank {
    pub struct Coin(pub u32);
    pub struct Note(u32);
    impl Note { pub fn new() -> Self { Self(10) } }
}
use bank::{Coin, Note};
fn f() -> u32 { let _note = Note::new(); Coin(5).0 }

struct Coin { worth: u32 }
fn f() -> u32 { Coin { worth: 5 }.worth }
