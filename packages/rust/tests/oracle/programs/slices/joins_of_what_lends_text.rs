use std::borrow::{Borrow, Cow};
use std::rc::Rc;
struct Name { id: u8, text: String }
impl Borrow<str> for Name {
    fn borrow(&self) -> &str { &self.text }
}
let shared: Vec<Rc<str>> = vec!["a".into(), "b".into()];
let cows: Vec<Cow<str>> = vec!["a".into(), String::from("b").into()];
let names = [Name { id: 1, text: "x".into() }, Name { id: 2, text: "yy".into() }];
log!("{} {} {} {}", shared.join(","), shared.concat(), cows.join("+"), cows.concat());
log!("{} {} {}", names.join("-"), names.concat(), names[1].id);
let lists: Vec<Rc<[u8]>> = vec![Rc::from(vec![1, 2]), Rc::from(vec![3])];
log!("{:?} {:?} {:?}", lists.concat(), lists.join(&0), lists.join(&[8, 9][..]));
let none: [&str; 0] = [];
log!("{:?} {:?} {:?}", none.join("x"), ["", ""].join("y"), [[0u8; 0]; 0].concat());
