fn f(x: &'a str) { //~
    log!("{}", x);
}

struct Holder {
    text: &'a str, //~
}

fn f<'a>(x: &'a str, y: &'b str) -> &'a str { //~
    x
}

struct Holder<'a> { text: &'a str }
impl Holder<'a> { //~
    fn text(&self) -> &str { self.text }
}

enum Choice {
    Named(&'a str), //~
    None,
}

fn f(x: &str) -> &'a str { //~
    x
}

struct Holder<'a> { text: &'a str }
fn f(holder: Holder<'b>) -> usize { //~
    holder.text.len()
}

fn f(rule: Box<dyn Fn(i32) -> i32 + 'a>) -> i32 { //~
    rule(1)
}

trait Named {
    fn name(&'a self) -> usize; //~
}

fn f<'a>(x: &'a str) -> &'a str {
    x
}

struct Holder<'a> {
    text: &'a str,
}

struct Holder<'a> { text: &'a str }
impl<'a> Holder<'a> {
    fn text(&self) -> &'a str { self.text }
    fn longer<'b>(&'b self, other: &'b str) -> &'b str { if other.len() > 1 { other } else { self.text } }
}

struct Holder<'a> { text: &'a str }
impl Holder<'_> {
    fn len(&self) -> usize { self.text.len() }
}

fn f<F>(rule: F) -> usize where F: for<'a> Fn(&'a str) -> &'a str {
    rule("a").len()
}

fn f(rule: &dyn for<'a> Fn(&'a str) -> &'a str) -> usize {
    rule("a").len()
}

fn f(x: &'static str) -> &'static str {
    x
}

fn f<'a, 'b: 'a>(x: &'a str, y: &'b str) -> &'a str {
    if x.is_empty() { y } else { x }
}

fn f() -> usize {
    'outer: for _ in 0..3 {
        break 'outer;
    }
    3
}

type Names<'a> = Vec<&'a str>;
fn f<'a>(names: Names<'a>) -> &'a str { names[0] }
