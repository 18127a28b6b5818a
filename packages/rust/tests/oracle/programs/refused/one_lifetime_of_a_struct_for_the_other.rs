// refused: lifetime may not live long enough
struct Pair<'a, 'b> { left: &'a str, right: &'b str }
impl<'a, 'b> Pair<'a, 'b> {
    fn left(&self) -> &'a str { self.right }
}
log!("{}", Pair { left: "a", right: "b" }.left());
