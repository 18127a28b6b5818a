fn f() -> Box<dyn Fn(i32) -> i32> {
    let n = 3;
    Box::new(|x| x + n) //~
}

fn f() -> impl Fn(i32) -> i32 {
    let n = 3;
    |x| x + n //~
}

fn f(n: i32) -> Box<dyn Fn() -> i32> {
    Box::new(|| n * 2) //~
}

fn f(list: &[i32], limit: i32) -> impl Iterator<Item = &i32> {
    list.iter().filter(|x| **x > limit) //~
}

fn f(limit: i32) -> Vec<Box<dyn Fn(i32) -> bool>> {
    let mut rules: Vec<Box<dyn Fn(i32) -> bool>> = Vec::new();
    rules.push(Box::new(|x| x > limit)); //~
    rules
}

fn f(names: Vec<String>) -> Box<dyn Fn() -> usize> {
    Box::new(|| names.len()) //~
}

fn f(n: i32) -> (Box<dyn Fn() -> i32>, i32) {
    (Box::new(|| n), n) //~
}

fn f(n: i32) -> Option<Box<dyn Fn() -> i32>> {
    if n > 0 { Some(Box::new(|| n)) } else { None } //~
}

fn f() -> Box<dyn Fn(i32) -> i32> {
    let n = 3;
    Box::new(move |x| x + n)
}

fn f() -> impl Fn(i32) -> i32 {
    let n = 3;
    move |x| x + n
}

fn f() -> Box<dyn Fn(i32) -> i32> {
    Box::new(|x| x + 1)
}

fn f(list: &[i32], limit: i32) -> Vec<i32> {
    list.iter().filter(|x| **x > limit).copied().collect()
}

fn f(list: &[i32], limit: i32) -> impl Iterator<Item = &i32> {
    list.iter().filter(move |x| **x > limit)
}

fn f(names: &[String]) -> Box<dyn Fn() -> usize + '_> {
    Box::new(|| names.len())
}

fn apply(f: impl Fn(i32) -> i32) -> i32 { f(1) }
fn f() -> i32 {
    let n = 3;
    apply(|x| x + n)
}

fn f() {
    let n = 3;
    let rules: Vec<Box<dyn Fn(i32) -> bool>> = vec![Box::new(|x| x > 1), Box::new(move |x| x > n)];
    let limit = 4;
    let local: Vec<Box<dyn Fn(i32) -> bool + '_>> = vec![Box::new(|x| x > limit)];
    log!("{} {}", rules.len(), local[0](5));
}

fn f(n: i32) -> i32 {
    let double = || n * 2;
    let run: &dyn Fn() -> i32 = &double;
    run()
}
