fn f<T, T>(first: T) {} //~

struct Pair<T>(T, T);
impl<T> Pair<T> {
    fn map<T>(&self, other: T) {} //~
}

trait Holds<T> {
    fn get(&self) -> T;
    fn set<T>(&self, value: T); //~
}

struct Near<'a, 'a>(&'a str); //~

struct Pair<T>(T, T);
impl<T> Pair<T> {
    fn map<U>(&self, other: U) {}
    fn two<U, V>(&self, u: U, v: V) {}
}
fn f<T>(_t: T) {
    fn inner<T>(_t: T) {}
    inner(1);
}

struct Near<'a, 'b>(&'a str, &'b str);
