// refused: lifetime may not live long enough
struct Shop {
    name: String,
}
impl Shop {
    fn name_or(&self, other: &str) -> &str {
        if self.name.is_empty() {
            other
        } else {
            &self.name
        }
    }
}
log!("{}", Shop { name: String::new() }.name_or("none"));
