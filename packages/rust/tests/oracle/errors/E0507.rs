use std::cell::RefCell;
fn f(name: &RefCell<String>) -> String {
    *name.borrow() //~
}

use std::cell::RefCell;
struct Cat;
impl Cat { fn leave(self) {} }
fn f(cat: &RefCell<Cat>) {
    cat.borrow().leave(); //~
}

fn f(name: &Option<String>) -> String {
    name.unwrap() //~
}

use std::collections::HashMap;
fn f(names: &HashMap<u32, String>) -> String {
    *names.get(&1).unwrap() //~
}

fn f(names: Vec<String>) -> String {
    names[0] //~
}

use std::cell::RefCell;
struct Cat { lives: u32, name: String }
impl Cat { fn left(&self) -> u32 { self.lives } }
fn f(cat: &RefCell<Cat>) -> u32 {
    let name = cat.borrow().name.clone();
    *cat.borrow_mut() = Cat { lives: 3, name };
    let lives = cat.borrow().lives;
    lives + cat.borrow().left() + cat.borrow().name.len() as u32
}

fn f(name: &Option<String>, count: &Option<u32>, names: &mut [String]) -> String {
    names[0] = "Tom".to_string();
    let _ = count.unwrap() + names.iter().count() as u32;
    name.as_ref().unwrap().clone()
}

struct Cat { name: String }
fn cat() -> Cat { Cat { name: String::new() } }
fn f(cats: Box<Cat>) -> String {
    let _name = cat().name;
    cats.name
}

fn f(numbers: &[u8; 5]) -> [u8; 3] {
    let &[_, rest @ .., _] = numbers;
    rest
}
