struct Near<'a>(&'a str);
impl<'a> Near<'a> {
    fn text<'a>(&'a self) -> &'a str { self.0 } //~
}

trait Text<'a> {
    fn text<'a>(&'a self) -> &'a str; //~
}

struct Near<'a>(&'a str);
impl<'a> Near<'a> {
    fn text<'b>(&'b self) -> &'b str { self.0 }
    fn all(&self) -> &'a str { self.0 }
}

fn f<'a>(text: &'a str) -> &'a str {
    fn inner<'a>(text: &'a str) -> &'a str { text }
    inner(text)
}
