trait Draw {}
struct Layer<T>(T);
impl<T> Draw for T where Layer<T>: Draw {} //~

trait Draw { fn draw(&self); }
impl<T> Draw for Vec<T>
where
    Vec<Vec<T>>: Draw, //~
{
    fn draw(&self) {}
}
fn f(list: Vec<i32>) { list.draw(); }

trait Draw {}
struct Layer<T>(T);
impl<T> Draw for Layer<T> where T: Draw {}
impl Draw for u8 {}
fn show<T: Draw>(value: T) {}
fn f() { show(Layer(Layer(1u8))); }

trait Draw {}
struct Layer<T>(T);
impl<T> Draw for Layer<T> where Vec<T>: Draw {}
impl<T> Draw for Vec<T> where Option<T>: Clone {}
fn show<T: Draw>(value: T) {}
fn f() { show(Layer(1u8)); }
