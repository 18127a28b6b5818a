use std::fmt::Display;
struct Sign<T: Display> { text: T }
struct Cat;
fn f(sign: Sign<Cat>) {} //~

struct Pair<T: Copy>(T, T);
fn f() {
    let pair = Pair(String::new(), String::new()); //~
}

struct Pair<T> where T: Copy { first: T, second: T }
fn f<T>(pair: &Pair<T>) {} //~

struct Pair<T: Copy>(T, T);
struct Cats { names: Pair<String> } //~

struct Pair<T: Copy>(T, T);
impl<T> Pair<T> { fn f(&self) {} } //~

use std::fmt::Display;
struct Sign<T: Display> { text: T }
impl<T: Display> Sign<T> { fn read(&self) -> String { self.text.to_string() } }
fn f(sign: Sign<u32>) -> Sign<String> { Sign { text: sign.read() } }
struct Two<T: Display + Clone> { sign: Sign<T> }
fn g<T>(two: &Two<T>) -> String where T: Display + Clone { two.sign.read() }

trait Piece: Copy { fn pair(self) -> Pair<Self> { Pair(self, self) } }
struct Pair<T: Copy>(T, T);
enum Both<T: Copy> { Pair(Pair<T>), One(T) }
impl Piece for u8 {}
fn f() -> Both<u8> { Both::Pair(3.pair()) }

fn read(text: &str) -> Result<char, String> { Ok(text.chars().next()?) } //~

fn read(text: &str) -> Option<u8> { Some(text.parse()?) } //~
