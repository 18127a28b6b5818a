struct Bag {
    items: Vec<i32>,
}
impl IntoIterator for Bag {
    type Item = i32;
    type IntoIter = std::vec::IntoIter<i32>;
    fn into_iter(self) -> Self::IntoIter {
        self.items.into_iter()
    }
}
for n in (Bag { items: vec![1, 2] }) {
    log!("{n}");
}
