static LIVES: u32 = 3;
fn f() {
    LIVES = 2; //~
}

static LIVES: [u32; 2] = [3, 3];
fn f() {
    LIVES[0] = 2; //~
}

static LIVES: u32 = 3;
fn f() -> u32 {
    let mut lives = LIVES;
    lives -= 1;
    lives
}

fn f() -> u32 {
    let mut lives = [3, 3];
    lives[0] = 2;
    lives[0]
}

use std::collections::HashMap;
fn f(scores: &mut HashMap<String, u32>) {
    *scores.get("me").unwrap() += 1; //~
}

use std::collections::HashMap;
fn f(scores: &mut HashMap<String, u32>) {
    scores["me"] = 1; //~
}

struct Cat { lives: u32 }
fn f(cats: &mut Vec<Cat>) {
    cats.last().unwrap().lives = 3; //~
}

struct Cat { lives: u32 }
fn f(cats: &mut Vec<Cat>) {
    cats.last_mut().unwrap().lives = 3;
    *cats.iter_mut().map(|cat| &mut cat.lives).next().unwrap() += 1;
    (&mut cats[0]).lives = 2;
}

use std::rc::Rc;
let score = Rc::new(5);
*score += 1; //~

use std::sync::Arc;
struct Cat { lives: u8 }
let cat = Arc::new(Cat { lives: 9 });
cat.lives = 8; //~

use std::cell::Cell;
use std::rc::Rc;
let score = Rc::new(Cell::new(5));
score.set(6);
