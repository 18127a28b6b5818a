fn f() {
    let mut n = 1;
    let m = &n;
    n = 2; //~
    log!("{}", m);
}

fn f() {
    let mut list = vec![1, 2];
    for x in &list {
        list = vec![*x]; //~
    }
}

struct Player { x: i32, hp: i32 }
fn f(mut player: Player) {
    let hp = &player.hp;
    player.hp = 3; //~
    log!("{}", hp);
}

struct Bag { items: Vec<i32>, open: bool }
impl Bag {
    fn first(&self) -> &i32 { &self.items[0] }
}
fn f(bag: &mut Bag) {
    let first = bag.first();
    bag.open = true; //~
    log!("{}", first);
}

fn f() {
    let mut n = 1;
    let show = || log!("{}", n);
    n += 1; //~
    show();
}

fn f() {
    let mut numbers = [1, 2, 3];
    let first = &numbers[0];
    numbers[1] = 5; //~
    log!("{}", first);
}

fn f() {
    let mut found = Some(1);
    if let Some(n) = &found {
        found = None; //~
        log!("{}", n);
    }
}

fn f(mut text: String) {
    let t = text.as_str();
    text = String::new(); //~
    log!("{}", t);
}

fn f() {
    let mut n = 1;
    let m = &mut n;
    n = 5; //~
    *m += 1;
}

fn f() {
    let mut total = 0;
    let mut add = |x: i32| total += x;
    add(1);
    total = 0; //~
    add(2);
}

fn f() {
    let mut n = 1;
    let m = &n;
    log!("{}", m);
    n = 2;
    log!("{}", n);
}

struct Player { x: i32, hp: i32 }
fn f(mut player: Player) {
    let hp = &player.hp;
    player.x = 3;
    log!("{}", hp);
    player.hp = 2;
}

fn f() {
    let (a, b) = (1, 2);
    let mut r = &a;
    log!("{}", r);
    r = &b;
    log!("{}", r);
}

fn f(list: &[String]) -> &str {
    let mut best = "";
    for word in list {
        if word.len() > best.len() { best = word; }
    }
    best
}

fn f() {
    let mut found = Some(1);
    if let Some(n) = found {
        found = None;
        log!("{} {:?}", n, found);
    }
    match &found {
        Some(n) if *n > 1 => { let n = *n; found = Some(n - 1); }
        _ => found = Some(3),
    }
}

fn f(mut text: String) -> String {
    let t = text.trim().to_string();
    text = t;
    text = text.to_uppercase();
    text
}

fn f() {
    let mut n = 1;
    let m = &mut n;
    *m += 1;
    n = 5;
    let m = &mut n;
    *m += n_of();
    fn n_of() -> i32 { 1 }
}

fn f() {
    let mut total = 0;
    let mut add = |x: i32| total += x;
    add(1);
    add(2);
    total += 3;
    log!("{}", total);
}

fn f(list: &mut Vec<i32>) {
    let (taken, n) = (list.drain(..), 1);
    let rest: Vec<i32> = taken.map(|x| x + n).collect();
    *list = rest;
}

struct Parts<'a> { taken: std::vec::Drain<'a, i32>, n: i32 }
fn f(list: &mut Vec<i32>) {
    let Parts { taken, n } = Parts { taken: list.drain(..), n: 1 };
    let rest: Vec<i32> = taken.map(|x| x + n).collect();
    *list = rest;
}

fn f(list: &mut Vec<i32>) {
    let (ref mut taken, _) = (list.drain(..), 1);
    let rest: Vec<i32> = taken.collect();
    *list = rest; //~
}
