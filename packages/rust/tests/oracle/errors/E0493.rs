struct Cat { age: u32 }
impl Drop for Cat { fn drop(&mut self) {} }
const AGE: u32 = (Cat { age: 1 }, 2).1; //~

struct Cat { age: u32 }
impl Drop for Cat { fn drop(&mut self) {} }
static AGE: u32 = Cat { age: 1 }.age; //~

const COUNT: usize = Vec::<u32>::new().len(); //~

const COUNT: usize = {
    let list: Vec<u8> = Vec::new(); //~
    list.len()
};

const fn length(list: Vec<u32>) -> usize { 1 } //~

struct Slot<T>(T);
impl<T> Slot<T> {
    const fn into_inner(self) -> T { self.0 } //~
}

const fn or<T>(value: Option<T>, other: T) -> T { //~
    match value { Some(value) => value, None => other }
}

struct Cat { age: u32 }
impl Drop for Cat { fn drop(&mut self) {} }
const CAT: Cat = Cat { age: 1 };
static NONE: Option<Cat> = None;
const fn same(cat: Cat) -> Cat { cat }

struct Stack<T> { items: Vec<T>, top: Option<T> }
impl<T> Stack<T> {
    const fn new() -> Self { Stack { items: Vec::new(), top: None } }
    const fn len(&self) -> usize { self.items.len() }
}
const LISTS: &[Vec<u8>] = &[Vec::new()];
const COUNT: usize = { let list: Vec<u8> = Vec::new(); let n = list.len(); std::mem::forget(list); n };

const fn first<T: Copy>(items: [T; 2]) -> T { let [first, _] = items; first }
const NAME: Option<String> = { let name = Some(String::new()); name };
const AGE: u32 = { let age: Result<u32, String> = Ok(1); match age { Ok(age) => age, Err(_) => 0 } };

struct Cat { age: u32 }
impl Drop for Cat { fn drop(&mut self) {} }
const fn cat() -> Cat { Cat { age: 1 } }
const AGE: u32 = {
    cat(); //~
    1
};

struct Cat { age: u32 }
impl Drop for Cat { fn drop(&mut self) {} }
const AGE: u32 = {
    let _ = Cat { age: 1 }; //~
    1
};

const fn one(_: String) -> u32 { 1 } //~

const fn two(_: u32) -> u32 { 2 }
const fn three(_: Option<u8>, _: &str) -> u32 { two(1); let _ = two(2); two(3) + 1 }
const THREE: u32 = { three(None, ""); if two(1) == 2 { two(2); } 3 };
