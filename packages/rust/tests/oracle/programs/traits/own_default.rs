#[derive(Debug)]
struct Ship {
    hp: i32,
    name: &'static str,
}
impl Default for Ship {
    fn default() -> Self {
        Ship { hp: 10, name: "ship" }
    }
}
log!("{:?} {:?}", Ship::default(), Ship { hp: 3, ..Default::default() });
