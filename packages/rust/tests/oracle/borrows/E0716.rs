fn f() {
    let text: &str = String::from("a").as_str(); //~
    log!("{}", text);
}

fn f() {
    let words = "a b".to_string().split(' ').collect::<Vec<&str>>(); //~
    log!("{:?}", words);
}

fn number() -> i32 { 22 }
fn same(n: &i32) -> &i32 { n }
fn f() {
    let p = same(&number()); //~
    log!("{}", p);
}

fn f() {
    let it = vec![1, 2, 3].iter(); //~
    for x in it { log!("{}", x); }
}

fn f() {
    let mut first = vec![1, 2].first(); //~
    log!("{:?}", first.take());
}

fn f() {
    let mut best = "";
    for i in 0..3 {
        best = format!("{}", i).as_str(); //~
        log!("{}", best);
    }
    log!("{}", best);
}

fn f(name: &str) {
    let upper = name.to_uppercase().trim(); //~
    log!("{}", upper);
}

struct Holder<'a> { text: &'a str }
impl<'a> Holder<'a> {
    fn new(text: &'a str) -> Self { Holder { text } }
}
fn f() {
    let holder = Holder::new(&String::from("a")); //~
    log!("{}", holder.text);
}

fn f() {
    let mut list: Vec<&String> = Vec::new();
    list.push(&String::from("a")); //~
    log!("{}", list.len());
}

fn f() {
    let text = String::from("a");
    let t: &str = text.as_str();
    log!("{}", t);
}

fn f() {
    let text = &String::from("a");
    log!("{}", text);
}

fn f() {
    let n = String::from("a").as_str().len();
    log!("{}", n);
}

fn f() {
    let n = vec![1, 2, 3].iter().sum::<i32>();
    let first = vec![1, 2].first().copied();
    log!("{} {:?}", n, first);
}

fn f() {
    for x in vec![1, 2, 3].iter() { log!("{}", x); }
    if let Some(x) = vec![1, 2].first() { log!("{}", x); }
}

fn f() {
    let five = &5;
    let list = &[1, 2, 3];
    let slice: &[i32] = &vec![1, 2, 3];
    let part = &vec![1, 2, 3][1..];
    log!("{} {} {} {}", five, list.len(), slice.len(), part.len());
}

struct Holder<'a> { text: &'a str }
fn f() {
    let holder = Holder { text: &String::from("a") };
    let pair = (&String::from("b"), 1);
    log!("{} {} {}", holder.text, pair.0, pair.1);
}

fn f(name: &str) {
    log!("{}", name.to_uppercase().trim());
    let upper = name.to_uppercase().trim().to_string();
    log!("{}", upper);
}

fn f() {
    match String::from("a").as_str() {
        "a" => log!("a"),
        other => log!("{}", other),
    }
}
