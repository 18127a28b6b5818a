fn place(name: &str, x: f32) {}
place(1.5, "cat"); //~

fn place(name: &str, x: f32) {}
place("cat", 2); //~

struct Cat { lives: u8 }
impl Cat { fn lose(&mut self, count: u8, why: &str) { self.lives -= count } }
let mut cat = Cat { lives: 9 };
cat.lose("dog", 1); //~

struct Point(i32, f32);
let point = Point(0.5, 1); //~

fn place(name: &str, x: f32) {}
place("cat", 2.0);

struct Point(i32, f32);
let point = Point(1, 0.5);
