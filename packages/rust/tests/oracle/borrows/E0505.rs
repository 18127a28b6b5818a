fn f() {
    let text = String::from("a");
    let t = &text;
    drop(text); //~
    log!("{}", t);
}

fn take(list: Vec<i32>) -> usize { list.len() }
fn f() {
    let list = vec![1, 2];
    let first = &list[0];
    take(list); //~
    log!("{}", first);
}

fn f() {
    let text = String::from("a");
    let t = &text;
    let other = text; //~
    log!("{} {}", t, other);
}

struct Player { name: String }
fn f(player: Player) {
    let name = &player.name;
    let other = player; //~
    log!("{} {}", name, other.name);
}

fn f() {
    let text = String::from("a");
    let show = || log!("{}", text);
    drop(text); //~
    show();
}

fn f() {
    let list = vec![1, 2];
    let it = list.iter();
    let other = list; //~
    for x in it { log!("{} {}", x, other.len()); }
}

fn f() {
    let text = String::from("a");
    let t = &text;
    let own = move || log!("{}", text); //~
    own();
    log!("{}", t);
}

fn f() -> Vec<String> {
    let name = String::from("a");
    let n = name.as_str();
    let list = vec![name]; //~
    log!("{}", n);
    list
}

fn f() {
    let list = vec![String::from("a")];
    for word in &list {
        let other = list; //~
        log!("{} {}", word, other.len());
        break;
    }
}

fn f() {
    let cell = std::cell::RefCell::new(1);
    let guard = cell.borrow();
    drop(cell); //~
}

fn f() {
    let text = String::from("a");
    let t = &text;
    log!("{}", t);
    drop(text);
}

fn take(list: Vec<i32>) -> usize { list.len() }
fn f() {
    let list = vec![1, 2];
    let first = list[0];
    let copy = &list.clone();
    log!("{} {} {}", first, take(list), copy.len());
}

struct Player { name: String, bag: Vec<String> }
fn f(player: Player) {
    let name = &player.name;
    let bag = player.bag;
    log!("{} {}", name, bag.len());
}

fn f() {
    let text = String::from("a");
    let n = { let t = &text; t.len() };
    let own = move || log!("{} {}", text, n);
    own();
}

fn f() {
    let n = 1;
    let m = &n;
    let own = move || n + 1;
    log!("{} {}", m, own());
}

fn f(list: Vec<String>) -> Option<String> {
    let best = list.iter().position(|word| word.len() > 3)?;
    list.into_iter().nth(best)
}

fn f() {
    let mut text = String::from("a");
    let t = &text;
    log!("{}", t);
    let old = text;
    text = String::from("b");
    let t = &text;
    log!("{} {}", t, old);
}

fn f() {
    let cell = std::cell::RefCell::new(1);
    { let guard = cell.borrow(); log!("{}", *guard); }
    drop(cell);
}
