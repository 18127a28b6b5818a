fn draw() {}
fn draw() {} //~

struct Cat;
enum Cat { Tom } //~

enum Color {
    Red,
    Red, //~
}

trait Named {
    fn name(&self) -> u8;
    fn name(&self) -> u8; //~
}

fn cat() -> Cat { Cat { legs: 4 } }
struct Cat { legs: u8 }
mod cat { pub fn draw() {} }
fn draw() { cat::draw() }

enum Color { Red, Green }
enum Light { Red, Green }
fn f() { let _both = (Color::Red, Light::Red, Color::Green, Light::Green); }
