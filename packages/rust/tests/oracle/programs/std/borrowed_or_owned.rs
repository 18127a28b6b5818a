use std::borrow::Cow;
fn clean(text: &str) -> Cow<str> {
    if text.contains(' ') { Cow::Owned(text.replace(' ', "_")) } else { Cow::Borrowed(text) }
}
struct Label<'a> { text: Cow<'a, str> }
impl<'a> Label<'a> {
    fn new<S: Into<Cow<'a, str>>>(text: S) -> Self { Label { text: text.into() } }
    fn text(&self) -> &str { &self.text }
}
let (owned, borrowed) = (clean("a b"), clean("ab"));
log!("{} {} {} {:?}", owned, borrowed, owned.len(), borrowed);
log!("{} {}", matches!(owned, Cow::Owned(_)), matches!(borrowed, Cow::Borrowed(_)));
let mut changed = borrowed.clone();
changed.to_mut().push('!');
changed += "?";
log!("{:?} {:?} {} {}", changed, borrowed, changed == "ab!?", changed == borrowed);
let text: String = owned.into_owned();
let mut numbers: Cow<[i32]> = Cow::Borrowed(&[1, 2]);
numbers.to_mut().push(3);
log!("{} {:?} {} {}", text, numbers, Label::new("a").text(), Label::new(format!("b{}", 1)).text());
log!("{} {:?}", String::from(borrowed), Cow::from(vec![1]) == Cow::from(&[1][..]));
