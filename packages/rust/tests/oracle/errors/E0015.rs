fn start() -> u32 { 5 }
const LIVES: u32 = start(); //~

const NAME: String = String::from("Tom"); //~

static NAMES: [String; 1] = [
    "Tom".to_string(), //~
];

struct Cat;
impl Cat { fn new() -> Cat { Cat } }
const TOM: Cat = Cat::new(); //~

const ITEMS: Vec<u32> = vec![1, 2]; //~

const ROOT: f32 = 2.0_f32.sqrt(); //~

fn start() -> u32 { 5 }
const fn twice() -> u32 {
    start() * 2 //~
}

const fn start() -> u32 { 5 }
const LIVES: u32 = start() * 2;
const RULE: fn() -> u32 = start;
const fn twice() -> u32 { start() * 2 }

struct Cat(u32);
impl Cat { const fn new() -> Cat { Cat(9) } }
const TOM: Cat = Cat::new();
const NAME: String = String::new();
const ITEMS: Vec<u32> = Vec::new();
const SOME: Option<u32> = Some(5);
const LONG: usize = "Tom".len();

fn start() -> u32 { 5 }
const RULE: fn() -> u32 = || start() + 1;
fn f() -> String { String::from("Tom") }
