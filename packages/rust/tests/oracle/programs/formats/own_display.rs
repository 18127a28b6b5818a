use std::fmt;
struct Coin(u32);
impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{} coins", self.0)
    }
}
log!("{} [{:12}] [{:>12}]", Coin(3), Coin(4), Coin(5));
log!("{} {}", Coin(6).to_string().len(), format!("{}!", Coin(7)));
