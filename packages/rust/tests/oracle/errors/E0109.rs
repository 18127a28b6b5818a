fn f() -> u32<u8> { 1 } //~

fn f() -> u32 {
    u32::<u8>::MAX //~
}

fn f<T>(value: T<u8>) {} //~

struct Cat<T> { age: T }
impl<T> Cat<T> {
    fn of(cat: Self<u8>) {} //~
}

fn f(isTrue: bool<'static, u8>) {} //~

fn f() {
    let x = 5;
    let y = x::<u8>; //~
}

struct Cat<'a, T> { name: &'a T }
impl<'a, T> Cat<'a, T> { fn of(cat: Cat<'a, u8>, max: u32) -> u32 { u32::MAX.max(max) } }

struct usize<T>(T);
fn f(value: usize<u8>) -> u8 { value.0 }

const AGE: usize = std::mem::<u8>::size_of::<u8>(); //~

mod names { pub struct Name; }
fn named(_: names::<i32>::Name) {} //~
