fn keep(list: &mut Vec<Box<dyn Fn() -> i32>>, n: i32) {
    list.push(Box::new(|| n + 1)); //~
}

fn f(step: i32) -> impl FnMut() -> i32 {
    let mut n = 0;
    move || { n += step; n };
    let mut count = 0;
    let next = || { count += 1; count }; //~
    next
}

struct Button { on_click: Box<dyn Fn() -> i32> }
fn f(score: i32) -> Button {
    Button { on_click: Box::new(|| score + 1) } //~
}

fn f() {
    let r;
    {
        let x = 5;
        r = &x; //~
    }
    log!("{}", r);
}

fn f() {
    let mut list: Vec<&String> = Vec::new();
    {
        let text = String::from("a");
        list.push(&text); //~
    }
    log!("{}", list.len());
}

fn f() {
    let mut names = Vec::new();
    for i in 0..3 {
        let name = format!("{}", i);
        names.push(name.as_str()); //~
    }
    log!("{:?}", names);
}

fn longest<'a>(x: &'a str, y: &'a str) -> &'a str { if x.len() > y.len() { x } else { y } }
fn f() {
    let a = String::from("long");
    let result;
    {
        let b = String::from("xyz");
        result = longest(a.as_str(), b.as_str()); //~
    }
    log!("{}", result);
}

struct Holder<'a> { text: &'a str }
fn f() {
    let holder;
    {
        let text = String::from("a");
        holder = Holder { text: &text }; //~
    }
    log!("{}", holder.text);
}

fn f() {
    let show: Box<dyn Fn() -> i32>;
    {
        let n = 3;
        let m = &n; //~
        show = Box::new(move || *m);
    }
    log!("{}", show());
}

struct Cache<'a> { last: Option<&'a i32> }
impl<'a> Cache<'a> {
    fn keep(&mut self, n: &'a i32) { self.last = Some(n); }
}
fn f() {
    let mut cache = Cache { last: None };
    {
        let n = 1;
        cache.keep(&n); //~
    }
    log!("{:?}", cache.last);
}

fn f() -> usize {
    let cell = std::cell::RefCell::new(vec![1]);
    cell.borrow().len() //~
}

fn f() {
    let mut best: Option<&i32> = None;
    for i in 0..3 {
        let n = i * 2;
        if best.is_none() { best = Some(&n); } //~
    }
    log!("{:?}", best);
}

fn f(keep: &mut Vec<&'static str>) {
    let text = String::from("a");
    keep.push(&text); //~
}

fn f() {
    let x = 5;
    let r = &x;
    log!("{}", r);
}

fn f() {
    let text = String::from("a");
    let mut list: Vec<&String> = Vec::new();
    { list.push(&text); }
    log!("{}", list.len());
}

fn f() {
    let mut names = Vec::new();
    for i in 0..3 {
        let name = format!("{}", i);
        log!("{}", name.as_str());
        names.push(name);
    }
    let first = names.first().map(|name| name.as_str());
    log!("{:?}", first);
}

fn longest<'a>(x: &'a str, y: &'a str) -> &'a str { if x.len() > y.len() { x } else { y } }
fn f() {
    let a = String::from("long");
    {
        let b = String::from("xyz");
        log!("{}", longest(&a, &b));
    }
    let result = longest(&a, "xyz");
    log!("{}", result);
}

fn f() {
    let r;
    {
        let x = "text";
        r = x;
    }
    log!("{}", r);
}

fn first<'a>(x: &'a str, y: &str) -> &'a str { if y.is_empty() { x } else { &x[1..] } }
fn f() {
    let a = String::from("long");
    let result;
    {
        let b = String::from("xyz");
        result = first(&a, &b);
    }
    log!("{}", result);
}

fn f() -> usize {
    let cell = std::cell::RefCell::new(vec![1]);
    let n = cell.borrow().len();
    n
}

struct Cache<'a> { last: Option<&'a i32> }
impl<'a> Cache<'a> {
    fn keep(&mut self, n: &'a i32) { self.last = Some(n); }
}
fn f() {
    let n = 1;
    let mut cache = Cache { last: None };
    cache.keep(&n);
    let m = cache.last;
    log!("{:?} {:?}", m, cache.last);
}

fn f(list: &[i32]) -> Option<&i32> {
    let mut best: Option<&i32> = None;
    for n in list {
        let limit = 2;
        if best.map_or(true, |b| n > b) && *n > limit { best = Some(n); }
    }
    best
}
