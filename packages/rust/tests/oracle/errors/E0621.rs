fn longest<'a>(a: &'a str, b: &str) -> &'a str {
    if a.len() > b.len() {
        a
    } else {
        b //~
    }
}

struct Parser<'a> { text: &'a str }
impl<'a> Parser<'a> {
    fn set(&mut self, text: &str) {
        self.text = text; //~
    }
}

struct Nearby<'a> { items: Vec<&'a i32> }
impl<'a> Nearby<'a> {
    fn add(&mut self, item: &i32) {
        self.items.push(item); //~
    }
}

fn first<'a>(x: &'a i32, y: &i32) -> Option<&'a i32> {
    let found = if *x > 1 { Some(y) } else { None };
    found //~
}

struct Parser<'a> { text: &'a str }
impl<'a> Parser<'a> {
    fn set(&mut self, text: &'a str) -> &mut Self {
        self.text = text;
        self
    }
    fn text(&self) -> &'a str { self.text }
    fn longer<'b>(&'b self, other: &'b str) -> &'b str {
        if other.len() > 1 { other } else { self.text }
    }
}

struct Pair<'a, 'b> { x: &'a str, y: &'b str }
impl<'a, 'b: 'a> Pair<'a, 'b> {
    fn either(&self, isx: bool) -> &'a str { if isx { self.x } else { self.y } }
}

struct Node { kids: Vec<Node> }
fn walk<'t>(node: &'t Node, out: &mut Vec<&'t Node>) {
    out.push(node);
    for kid in &node.kids { walk(kid, out); }
}
fn word<'a>(text: &mut &'a str) -> Option<&'a str> {
    let (word, rest) = text.split_once(' ')?;
    *text = rest;
    Some(word)
}

trait Visit { fn visit(&mut self, n: &i32); }
struct Events<'a> { all: Vec<Box<dyn Fn(i32) + 'a>> }
impl<'a> Events<'a> {
    fn on(&mut self, f: impl Fn(i32) + 'a) { self.all.push(Box::new(f)); }
}
fn each(list: &[i32], visit: &mut dyn Visit) {
    for n in list { visit.visit(n); }
}
fn last(all: &mut Vec<Box<dyn Visit>>) -> Option<&mut dyn Visit> { Some(all.last_mut()?.as_mut()) }
