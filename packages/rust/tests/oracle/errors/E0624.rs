mod bank {
    pub struct Account;
    impl Account { fn steal(&self) {} }
}
fn f() {
    bank::Account.steal(); //~
}

mod bank {
    pub struct Account;
    impl Account { fn new() -> Self { Account } }
}
fn f() {
    let account = bank::Account::new(); //~
}

mod bank {
    pub struct Account;
    impl Account { const FEE: u32 = 2; }
}
fn f() -> u32 {
    bank::Account::FEE //~
}

mod bank {
    pub trait Fee { fn fee(&self) -> u32; }
    pub struct Account;
    impl Fee for Account { fn fee(&self) -> u32 { 2 } }
}
use bank::Fee;
fn f() -> u32 { bank::Account.fee() }

mod bank {
    pub struct Account;
    impl Account {
        fn secret(&self) -> u32 { 7 }
        pub(super) fn open(&self) -> u32 { self.secret() }
    }
}
impl bank::Account {
    fn own(&self) -> u32 { self.open() }
}
fn f() -> u32 { bank::Account.own() }
