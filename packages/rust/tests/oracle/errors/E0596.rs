static LIVES: u32 = 3;
fn f() {
    let lives = &mut LIVES; //~
}

struct Cat { lives: u32 }
static TOM: Cat = Cat { lives: 9 };
fn f() {
    let lives = &mut TOM.lives; //~
}

static LIVES: u32 = 3;
fn f() -> &'static u32 { &LIVES }

const LIVES: u32 = 3;
fn f() -> u32 {
    let lives = &mut LIVES;
    *lives += 1;
    *lives
}

fn f() {
    let list = vec![vec![1]];
    list.first().unwrap().push(3); //~
}

struct Shop { items: Vec<u32> }
impl Shop {
    fn items(&self) -> &Vec<u32> { &self.items }
}
fn f(shop: &mut Shop) {
    shop.items().push(3); //~
}

struct Count { n: u32 }
impl Count {
    fn add(&mut self) -> &Self {
        self.n += 1;
        self
    }
}
fn f(count: &mut Count) {
    count //~
        .add()
        .add();
}

use std::collections::HashMap;
fn f(bags: &mut HashMap<u32, Vec<u32>>) {
    bags[&1].push(3); //~
}

struct Shop { items: Vec<u32> }
impl Shop {
    fn items(&mut self) -> &mut Vec<u32> { &mut self.items }
}
fn f(shop: &mut Shop) {
    shop.items().push(3);
    shop.items()[0] = 4;
    shop.items().iter_mut().for_each(|n| *n += 1);
    String::from("a").push('b');
}

use std::fmt::Write;
fn f(text: &mut String) {
    write!(&text, "{}", 1).unwrap(); //~
}

struct Page<'a> { text: &'a mut String }
impl<'a> Page<'a> {
    fn add(&self) {
        use std::fmt::Write;
        write!(self.text, "{}", 1).unwrap(); //~
    }
}

use std::fmt::Write;
fn f(text: &mut String, mut pages: Vec<String>) {
    write!(text, "{}", 1).unwrap();
    write!(pages[0], "{}", 1).unwrap();
    write!(&mut pages[0], "{}", 1).unwrap();
}
