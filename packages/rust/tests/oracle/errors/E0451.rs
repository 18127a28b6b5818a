mod bank { pub struct Account { money: u32 } }
fn f() {
    let account = bank::Account { money: 5 }; //~
}

mod bank { pub struct Account { pub name: u8, money: u32 } }
fn f(account: bank::Account) -> u8 {
    let bank::Account {
        name,
        money: _, //~
    } = account;
    name
}

mod bank { pub struct Account { pub name: u8, money: u32 } }
fn f(account: bank::Account) -> u8 {
    let bank::Account { name, .. } = account;
    name
}

mod bank { pub struct Account { pub name: u8, pub(super) money: u32 } }
fn f(account: bank::Account) -> bank::Account { bank::Account { name: 1, ..account } }
