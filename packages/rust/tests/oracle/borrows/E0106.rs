struct Holder {
    text: &str, //~
}

fn f(x: &str, y: &str) -> &str { //~
    if x.len() > y.len() { x } else { y }
}

fn f() -> &str { //~
    "text"
}

enum Choice {
    Named(&str), //~
    None,
}

struct Holder<'a> { text: &'a str }
struct Outer {
    holder: Holder, //~
}

struct Holder<'a> { text: &'a str }
fn f(n: i32) -> Holder { //~
    Holder { text: "a" }
}

fn f(n: i32) -> Option<&i32> { //~
    None
}

struct Bag { items: Vec<&i32> } //~

trait Named {
    fn longer(a: &str, b: &str) -> &str; //~
}

fn f(pairs: &[(&str, i32)]) -> &str { //~
    pairs[0].0
}

struct Holder<'a> {
    text: &'a str,
}

fn f<'a>(x: &'a str, y: &'a str) -> &'a str {
    if x.len() > y.len() { x } else { y }
}

fn f() -> &'static str {
    "text"
}

fn f(x: &str, n: usize) -> &str {
    &x[n..]
}

struct Bag { items: Vec<i32> }
impl Bag {
    fn get(&self, key: &str) -> Option<&i32> { if key == "a" { self.items.first() } else { None } }
    fn all(&mut self) -> (&mut Vec<i32>, i32) { (&mut self.items, 1) }
}

struct Rule { check: Box<dyn Fn(&str) -> &str>, count: fn(&str) -> usize }

struct Holder<'a> { text: &'a str }
fn f(text: &str) -> Holder { Holder { text } }
fn g(holder: Holder) -> usize { holder.text.len() }
impl<'a> Holder<'a> {
    fn text(&self) -> &str { self.text }
    fn whole(&self) -> &'a str { self.text }
}

const NAMES: &[&str] = &["a", "b"];
static TITLE: &str = "t";

fn f<'a>(x: &'a str, _n: &'a i32) -> Option<&'a str> { Some(x) }

trait Named {
    fn name(&self) -> &str;
    fn longer<'a>(&'a self, other: &'a str) -> &'a str { other }
}
