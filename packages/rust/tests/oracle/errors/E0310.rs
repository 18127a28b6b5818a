trait Part { fn id(&self) -> i32; }
struct World { parts: Vec<Box<dyn Part>> }
impl World {
    fn add<P: Part>(&mut self, part: P) {
        self.parts.push(Box::new(part)); //~
    }
}

trait Part: 'static { fn id(&self) -> i32; }
struct World { parts: Vec<Box<dyn Part>> }
impl World {
    fn add<P: Part>(&mut self, part: P) {
        self.parts.push(Box::new(part));
    }
}

struct World { steps: Vec<Box<dyn Fn() -> i32>> }
impl World {
    fn add(&mut self, step: impl Fn() -> i32 + 'static) {
        self.steps.push(Box::new(step));
    }
}

fn boxed(step: impl Fn() -> i32) -> Box<dyn Fn() -> i32> {
    Box::new(step) //~
}

fn boxed<'a>(step: impl Fn() -> i32 + 'a) -> Box<dyn Fn() -> i32 + 'a> {
    Box::new(step)
}

fn adder<T: std::ops::Add<Output = T> + Copy>(n: T) -> Box<dyn Fn(T) -> T> {
    Box::new(move |x| x + n) //~
}

struct Button<F> { on_click: F }
impl<F: Fn() -> i32> Button<F> {
    fn boxed(self) -> Box<dyn Fn() -> i32> where F: 'static {
        Box::new(self.on_click)
    }
}

fn keep<T: 'static>(value: T) {}
fn give<T>(value: T) {
    keep(value); //~
}

fn keep<T: 'static>(value: T) {}
fn give<T>(value: T) where T: 'static {
    keep(value);
    keep("text");
    keep(vec![1]);
}

fn show<T: std::fmt::Display>(value: T) {
    let shown: &dyn std::fmt::Display = &value;
    log!("{}", shown);
}

struct Name<T> {
    text: &'static T, //~
}

enum Name<T> {
    Text(Option<&'static [T]>), //~
}

struct Own<T: 'static>(T);
struct Name<T> {
    text: Own<T>, //~
}

trait Part: 'static {}
struct Name<'a, T: 'static, U, V: Part> {
    texts: (&'static T, &'a U, &'static V),
}
