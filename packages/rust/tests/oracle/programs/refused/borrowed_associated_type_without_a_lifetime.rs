// refused: is declared without lifetime parameters
struct Walk<'a> {
    items: &'a [i32],
}
impl<'a> Iterator for Walk<'a> {
    type Item = &i32;
    fn next(&mut self) -> Option<&'a i32> {
        let (first, rest) = self.items.split_first()?;
        self.items = rest;
        Some(first)
    }
}
log!("{:?}", Walk { items: &[1, 2] }.next());
