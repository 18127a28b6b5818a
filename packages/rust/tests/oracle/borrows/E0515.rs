fn f<'a>() -> &'a String {
    let text = String::from("a");
    &text //~
}

fn f(name: &str) -> &str {
    let upper = name.to_uppercase();
    upper.as_str() //~
}

fn f<'a>() -> Vec<&'a i32> {
    let n = 1;
    vec![&n] //~
}

fn f(n: i32) -> &'static i32 {
    &n //~
}

fn f(names: &[String]) -> Option<&str> {
    let copy = names.to_vec();
    copy.first().map(|name| name.as_str()) //~
}

fn f(a: &str, b: &'static str) -> &'static str {
    let text = format!("{}{}", a, b);
    if text.len() > 3 {
        return &text; //~
    }
    b
}

struct Holder<'a> { text: &'a str }
fn f<'a>() -> Holder<'a> {
    let text = String::from("a");
    Holder { text: &text } //~
}

fn f(list: &[i32]) -> impl Iterator<Item = &i32> {
    let copy = list.to_vec();
    copy.iter() //~
}

fn f<'a>() -> &'a str {
    String::from("a").as_str() //~
}

fn f(name: String) -> &'static str {
    match name.len() {
        1 => name.as_str(), //~
        _ => "",
    }
}

fn f() {
    let make = |n: i32| -> &i32 { &n }; //~
    make(1);
}

fn f() -> String {
    let text = String::from("a");
    text
}

fn f(name: &str) -> &str {
    let trimmed = name.trim();
    trimmed
}

fn f(list: &[i32]) -> Vec<&i32> {
    let mut found = Vec::new();
    for n in list { if *n > 1 { found.push(n); } }
    found
}

fn f() -> &'static str {
    let text = "text";
    &text[1..]
}

fn f() -> &'static [i32] {
    let n = 0;
    if n == 0 { &[] } else { &[1, 2, 3] }
}

struct Bag { items: Vec<String> }
impl Bag {
    fn longest(&self) -> Option<&String> {
        let mut best: Option<&String> = None;
        for item in &self.items {
            if best.map_or(true, |b| item.len() > b.len()) { best = Some(item); }
        }
        best
    }
    fn names(&self) -> Vec<&str> { self.items.iter().map(|item| item.as_str()).collect() }
    fn first(&mut self) -> &mut String {
        let items = &mut self.items;
        &mut items[0]
    }
}

fn f(list: &[i32]) -> impl Iterator<Item = i32> + '_ {
    let n = 2;
    list.iter().map(move |x| x * n)
}

fn f(list: &[i32], n: usize) -> Option<&i32> {
    let index = n + 1;
    let rest = &list[1..];
    rest.get(index)
}

fn f(text: &String) -> Option<&str> {
    let word = text.split(' ').next()?;
    match word { "" => None, other => Some(other) }
}
