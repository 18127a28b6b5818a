// refused: lifetime may not live long enough
struct Pair<'a, 'b> { left: &'a str, right: &'b str }
impl<'a, 'b> Pair<'a, 'b> {
    fn set(&mut self) { self.left = self.right; }
}
log!("{}", Pair { left: "a", right: "b" }.left);
