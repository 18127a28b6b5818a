fn f(o: Option<String>) {
    if let Some(s) = o {
        log!("{}", s);
    }
    if let None = o { //~
        log!("none");
    }
}

fn f(o: Option<i32>) {
    if let Some(n) = o {
        log!("{}", n);
    }
    if let None = o {
        log!("none");
    }
}

fn f(names: Vec<String>) {
    for _ in 0..2 {
        for _ in 0..2 {
            for _ in 0..2 {
                for _ in 0..2 {
                    for _ in 0..2 {
                        for _ in 0..2 {
                            drop(names); //~
                        }
                    }
                }
            }
        }
    }
}

fn f(names: Vec<String>) {
    for _ in 0..2 {
        for _ in 0..2 {
            for _ in 0..2 {
                for _ in 0..2 {
                    for _ in 0..2 {
                        for _ in 0..2 {
                            drop(names);
                            return;
                        }
                    }
                }
            }
        }
    }
}

struct Pair { a: String, b: String }
fn f(pair: Pair) {
    drop(pair.a);
    let show = || log!("{}", pair.a); //~
    show();
}

struct Pair { a: String, b: String }
fn f(pair: Pair) {
    drop(pair.a);
    let show = || log!("{}", pair.b);
    show();
}

struct Pair { a: String, b: i32 }
fn f(pair: Pair) {
    drop(pair.a);
    let whole = pair; //~
    log!("{}", whole.b);
}

struct Pair { a: String, b: i32 }
fn f(pair: Pair) {
    drop(pair.a);
    let Pair { b, .. } = pair;
    log!("{}", b);
}

fn f(name: String, again: bool) {
    let take = move || name.len();
    if again {
        log!("{}", name); //~
    }
    log!("{}", take());
}

fn f(name: String) {
    drop(name);
    let _ = name;
}

fn f(name: String) {
    drop(name);
    match name {
        _ => log!("any"),
    }
}

fn f(mut name: String) {
    'outer: loop {
        loop {
            drop(name);
            name = String::from("b");
            if name.len() > 2 {
                continue 'outer;
            }
            break;
        }
        log!("{}", name);
        break;
    }
}

let first = &mut 5;
let second = first;
*first = 6; //~
*second = 7;
