fn f() {
    let mut list = vec![1, 2, 3];
    let first = &list[0];
    list.push(4); //~
    log!("{}", first);
}

fn f() {
    let mut list = vec![1, 2, 3];
    for x in &list {
        list.push(*x); //~
    }
}

fn f() {
    let mut list = vec![1, 2, 3];
    for x in list.iter() {
        if *x == 2 {
            list.remove(0); //~
        }
    }
}

fn f(text: &mut String) {
    let word = text.as_str();
    text.push('!'); //~
    log!("{}", word);
}

struct Enemy { x: f32, hp: i32 }
struct Game { enemies: Vec<Enemy>, score: i32 }
impl Game {
    fn add(&mut self) { self.score += 1; }
    fn play(&mut self) {
        for enemy in &self.enemies {
            if enemy.hp == 0 {
                self.add(); //~
            }
        }
    }
}

fn f(map: &mut std::collections::HashMap<String, i32>) {
    let found = map.get("a");
    map.insert("b".to_string(), 1); //~
    log!("{:?}", found);
}

fn f() {
    let mut n = 1;
    let show = || log!("{}", n);
    let m = &mut n; //~
    *m += 1;
    show();
}

fn f() {
    let mut n = 1;
    let mut up = || n += 1;
    log!("{}", n); //~
    up();
}

fn f() {
    let mut list = vec![1usize, 2];
    list[list.len() - 1] = 5; //~
}

fn f() {
    let mut words = vec![String::from("a")];
    let names: Vec<&str> = words.iter().map(|word| word.as_str()).collect();
    words.clear(); //~
    log!("{:?}", names);
}

fn f() {
    let mut list = vec![1, 2, 3];
    let mut it = list.iter();
    while let Some(x) = it.next() {
        list.push(*x); //~
    }
}

struct Bag { items: Vec<i32> }
impl Bag {
    fn best(&self) -> Option<&i32> { self.items.iter().max() }
}
fn f(bag: &mut Bag) {
    if let Some(best) = bag.best() {
        bag.items.push(1); //~
        log!("{}", best);
    }
}

fn f(list: &mut Vec<i32>) {
    let slice = &list[1..];
    list.sort(); //~
    log!("{:?}", slice);
}

fn f() {
    let mut list = vec![1, 2, 3];
    let first = &list[0];
    log!("{}", first);
    list.push(4);
}

fn f() {
    let mut list = vec![1, 2, 3];
    let first = list[0];
    list.push(first);
    let n = *list.iter().max().unwrap();
    list.push(n);
    list.push(list[0]);
}

fn f() {
    let mut list = vec![1, 2, 3];
    for i in 0..list.len() {
        let x = list[i];
        list.push(x);
    }
    for x in list.clone() { list.push(x); }
}

struct Enemy { x: f32, hp: i32 }
struct Game { enemies: Vec<Enemy>, score: i32 }
impl Game {
    fn play(&mut self) {
        for enemy in &self.enemies {
            if enemy.hp == 0 { self.score += 1; }
        }
        self.enemies.retain(|enemy| enemy.hp > 0);
        for enemy in self.enemies.iter_mut() { enemy.x += self.score as f32; }
    }
}

fn f(map: &mut std::collections::HashMap<String, i32>) {
    if let Some(n) = map.get("a") {
        let n = *n + 1;
        map.insert("b".to_string(), n);
    } else {
        map.insert("a".to_string(), 1);
    }
    match map.get("c") {
        Some(_) => {}
        None => { map.insert("c".to_string(), 3); }
    }
}

fn f(words: Vec<&str>) {
    let mut words = words;
    let longest = words.iter().max_by_key(|word| word.len()).copied().unwrap_or("");
    words.clear();
    let first: &str = longest;
    words.push(first);
}

fn f() {
    let mut list = vec![3, 1, 2];
    let indices: Vec<usize> = list.iter().enumerate().filter(|(_, x)| **x > 1).map(|(i, _)| i).collect();
    for i in indices { list[i] = 0; }
    let len = list.len();
    list[len - 1] = 4;
    let last = list.last_mut().unwrap();
    *last += 1;
}

fn f() {
    let mut text = String::from("a b");
    let words: Vec<String> = text.split(' ').map(|word| word.to_string()).collect();
    for word in &words { text.push_str(word); }
    let n = text.chars().count();
    text.push_str(&n.to_string());
    while let Some(c) = text.pop() { if c == ' ' { break; } }
}

fn f(list: &mut Vec<Vec<usize>>) {
    let n = list.len();
    list[0].push(n);
    let row = list[0].clone();
    list.push(row);
    if list.iter().any(|row| row.is_empty()) { list.clear(); }
}

struct Player { x: i32, items: Vec<i32> }
fn f(players: &mut Vec<Player>) {
    let count = players.len();
    let (a, b) = players.split_at_mut(1);
    a[0].x += b[0].x;
    players[0].items.push(count as i32);
    let x = players[0].x;
    players[0].items.push(x);
    let player = &mut players[0];
    player.items.push(player.x);
}
