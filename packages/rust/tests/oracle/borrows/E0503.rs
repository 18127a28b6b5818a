fn f() {
    let mut n = 3;
    let m = &mut n;
    let sum = n + 1; //~
    *m = sum;
}

fn f() {
    let mut n = 3;
    let m = &mut n;
    while n > 1 { //~
        *m -= 1;
    }
}

fn f() {
    let mut pair = (1, 2);
    let m = &mut pair;
    let x = pair.0; //~
    m.0 = x;
}

fn f() {
    let mut numbers = [1, 2, 3];
    let m = &mut numbers;
    let x = numbers[0]; //~
    m[0] = x;
}

struct Ball { x: f32, dx: f32 }
fn f(mut ball: Ball) {
    let x = &mut ball.x;
    let next = ball.x + ball.dx; //~
    *x = next;
}

fn f() {
    let mut n = 1;
    let mut up = || n += 1;
    let m = n; //~
    up();
    log!("{}", m);
}

fn f() {
    let mut found = Some(1);
    let m = &mut found;
    match found { //~
        Some(_) => {}
        None => {}
    }
    *m = None;
}

fn f() {
    let mut n = 1;
    let m = &mut n;
    let list = [n, 2]; //~
    *m = list[1];
}

fn f(score: &mut u32) {
    let s = &mut *score;
    let double = *score * 2; //~
    *s = double;
}

fn f() {
    let mut n = 3;
    let m = &mut n;
    *m = 4;
    let sum = n + 1;
    log!("{}", sum);
}

struct Ball { x: f32, dx: f32 }
fn f(mut ball: Ball) {
    let x = &mut ball.x;
    *x += ball.dx;
}

fn f() {
    let mut n = 1;
    let mut up = || n += 1;
    up();
    let m = n;
    log!("{}", m);
}

fn f() {
    let mut pair = (1, 2);
    let m = &mut pair.0;
    let x = pair.1;
    *m = x;
}

fn f() {
    let mut found = Some(1);
    match &mut found {
        Some(n) => *n += 1,
        None => {}
    }
    if let Some(n) = found { log!("{}", n); }
}

fn f(score: &mut u32) {
    let double = *score * 2;
    let s = &mut *score;
    *s = double;
    *score += 1;
}

fn f() {
    let mut n = 3;
    while n > 1 {
        let m = &mut n;
        *m -= 1;
    }
}

fn f() {
    let n = 3;
    let m = &n;
    let sum = n + *m;
    log!("{}", sum);
}

fn f() {
    let mut n = 1;
    let m = &mut n;
    n += 1; //~
    *m += 1;
}

fn f() {
    let mut n = 1;
    let m = &mut n;
    *m += 1;
    n += 1;
}
