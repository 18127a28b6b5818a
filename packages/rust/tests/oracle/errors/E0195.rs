trait Named { fn name<'a>() -> &'a str; }
struct Cat;
impl Named for Cat {
    fn name() -> &'static str { "Tom" } //~
}

trait Longer { fn longer<'a, 'b: 'a>(x: &'a str, y: &'b str) -> &'a str; }
struct Cat;
impl Longer for Cat {
    fn longer<'a, 'b>(x: &'a str, y: &'b str) -> &'a str { x } //~
}

trait Named { fn name<'a>(&'a self) -> &'a str; fn both<'a>(x: &'a str, y: &'a str) -> &'a str; }
struct Cat;
impl Named for Cat {
    fn name(&self) -> &str { "Tom" }
    fn both<'a, 'b>(x: &'a str, y: &'a str) -> &'a str { x }
}

trait Longer<'a> { fn longer(x: &'a str) -> &'a str; fn count<'b, T: Fn(&'b str)>(x: T); }
struct Cat;
impl<'a> Longer<'a> for Cat {
    fn longer<'b>(x: &'b str) -> &'b str { x }
    fn count<'c, T: Fn(&'c str)>(x: T) {}
}
