fn f(a: bool) -> i32 {
    let n: i32;
    while a {
        n = 1;
        break;
    }
    n //~
}

fn f(a: bool) -> i32 {
    let n: i32;
    loop {
        if a {
            n = 1;
            break;
        }
    }
    n
}

fn f(o: Option<i32>) -> i32 {
    let n: i32;
    let get = || n; //~
    get()
}

fn f(o: Option<i32>) -> i32 {
    let n: i32;
    match o {
        Some(m) => n = m,
        None => return 0,
    }
    let get = || n;
    get()
}

fn f() {
    let mut n: i32;
    n += 1; //~
}

fn f() {
    for _ in 0..2 {
        let n: i32;
        n = 1;
        log!("{}", n);
    }
}
