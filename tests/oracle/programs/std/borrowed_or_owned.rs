use std::borrow::Cow;
use std::collections::LinkedList;
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
let mut list = LinkedList::new();
list.push_back(1);
list.push_back(2);
list.push_front(0);
log!("{:?} {} {:?} {:?} {}", list, list.len(), list.front(), list.back(), list.contains(&2));
for n in list.iter_mut() { *n *= 10; }
*list.front_mut().unwrap() += 1;
*list.back_mut().unwrap() += 2;
let mut more: LinkedList<i32> = (5..8).collect();
list.append(&mut more);
log!("{:?} {}", list, more.is_empty());
log!("{:?} {:?}", list.pop_front(), list.pop_back());
let rest = list.split_off(2);
for n in &list { log!("{}", n); }
for n in &mut list { *n += 1; }
log!("{:?} {:?} {}", list, rest, list.iter().sum::<i32>());
list.extend(rest);
log!("{:?}", list.clone().into_iter().rev().collect::<Vec<_>>());
log!("{} {}", LinkedList::from([1, 2]) == LinkedList::from([1, 2]), LinkedList::from([1]) < LinkedList::from([2]));
list.clear();
log!("{:?} {:?}", list, LinkedList::<i32>::default());
