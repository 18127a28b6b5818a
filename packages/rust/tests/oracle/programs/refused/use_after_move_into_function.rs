// refused: E0382
fn eat(s: String) -> usize {
    s.len()
}
let s = String::from("x");
eat(s);
eat(s);
