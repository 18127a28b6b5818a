#[derive(PartialEq, Clone, Debug)]
enum Item {
    Coin(u32),
    Named { name: String },
}
let a = Item::Named { name: "x".to_string() };
let b = a.clone();
log!("{} {} {}", a == b, a == Item::Coin(1), Item::Coin(2) != Item::Coin(3));
