mod bank {
    pub struct Account { money: u32 }
    impl Account { pub fn new() -> Self { Account { money: 0 } } }
}
fn f() -> u32 {
    bank::Account::new().money //~
}

mod bank {
    pub struct Account(u32);
    impl Account { pub fn new() -> Self { Account(0) } }
}
fn f() {
    let mut account = bank::Account::new();
    account.0 += 1; //~
}

mod bank {
    #[derive(Default)]
    pub struct Account { pub(super) money: u32, pub name: String }
    pub mod safe {
        pub fn money(account: &super::Account) -> u32 { account.money }
    }
}
fn f() -> u32 {
    let account = bank::Account::default();
    account.money + bank::safe::money(&account) + account.name.len() as u32
}

mod bank {
    pub struct Account { money: u32 }
    impl Account {
        pub fn new() -> Self { Account { money: 0 } }
        pub fn money(&self) -> u32 { self.money }
    }
}
fn f() -> u32 { bank::Account::new().money() }
