fn f() {
    let mut n = 1;
    let a = &mut n;
    let b = &mut n; //~
    *a += 1;
    *b += 1;
}

fn f(list: &mut Vec<i32>) {
    let first = &mut list[0];
    let second = &mut list[1]; //~
    *first += 1;
    *second += 1;
}

struct Bag { items: Vec<i32> }
impl Bag {
    fn first(&mut self) -> &mut i32 { &mut self.items[0] }
}
fn f(mut bag: Bag) {
    let a = bag.first();
    let b = bag.first(); //~
    *a = *b;
}

fn f() {
    let mut lists: Vec<&mut i32> = Vec::new();
    let mut n = 1;
    for _ in 0..3 {
        lists.push(&mut n); //~
    }
}

fn f() {
    let mut n = 0;
    let mut up = || n += 1;
    let mut down = || n -= 1; //~
    up();
    down();
}

fn f() {
    let mut list = vec![1, 2];
    for x in list.iter_mut() {
        list.push(*x); //~
    }
}

fn f() {
    let mut list = vec![1, 2];
    for x in &mut list {
        list.clear(); //~
        *x += 1;
    }
}

fn change(a: &mut i32, b: &mut i32) { *a += *b; }
fn f() {
    let mut n = 1;
    change(&mut n, &mut n); //~
}

struct Pair { a: i32, b: i32 }
fn f(pair: &mut Pair) {
    let whole = &mut *pair;
    let part = &mut pair.a; //~
    whole.b = 1;
    *part = 2;
}

fn f(map: &mut std::collections::HashMap<i32, i32>) -> &mut i32 {
    match map.get_mut(&1) {
        Some(n) => n,
        None => {
            map.insert(1, 2); //~
            map.get_mut(&1).unwrap()
        }
    }
}

fn f() {
    let mut n = 1;
    let a = &mut n;
    *a += 1;
    let b = &mut n;
    *b += 1;
}

struct Pair { a: i32, b: i32 }
fn f(pair: &mut Pair) {
    let a = &mut pair.a;
    let b = &mut pair.b;
    *a += *b;
    *b += *a;
}

fn f(list: &mut Vec<i32>) {
    let (left, right) = list.split_at_mut(1);
    left[0] += right[0];
    right[0] += left[0];
}

fn add(list: &mut Vec<i32>, n: i32) { list.push(n); }
fn f(list: &mut Vec<i32>) {
    add(list, 1);
    add(list, 2);
    let inner = &mut *list;
    add(inner, 3);
    add(list, 4);
}

fn f(list: &mut Vec<i32>) {
    let n = list.len() as i32;
    list.push(list.len() as i32);
    for x in list.iter_mut() { *x += n; }
    list.push(n);
}

struct Node { value: i32, next: Option<Box<Node>> }
fn last(mut node: &mut Node) -> &mut Node {
    while node.next.is_some() {
        node = node.next.as_mut().unwrap();
    }
    node.value += 1;
    node
}

fn f() {
    let mut n = 0;
    {
        let mut up = || n += 1;
        up();
    }
    let mut down = || n -= 1;
    down();
}

struct Game { score: u32, lives: u32 }
impl Game {
    fn hit(&mut self) { self.lives -= 1; }
    fn play(&mut self) {
        let score = &mut self.score;
        *score += 1;
        self.hit();
        self.score += self.lives;
    }
}

fn f(map: &mut std::collections::HashMap<String, i32>) {
    for word in ["a", "b"] {
        *map.entry(word.to_string()).or_insert(0) += 1;
        let count = map.get_mut(word).unwrap();
        *count += 1;
    }
}

fn f() {
    let mut grid = vec![vec![0; 3]; 3];
    for y in 0..3 {
        for x in 0..3 {
            let cell = &mut grid[y][x];
            *cell += 1;
            grid[x][y] += 1;
        }
    }
}
