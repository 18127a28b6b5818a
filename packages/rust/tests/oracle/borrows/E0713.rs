struct Guard<'a> { data: &'a mut String }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.data.push('.'); }
}
fn f<'a>(guard: Guard<'a>) -> &'a mut String {
    &mut *guard.data //~
}

struct Guard<'a> { list: &'a mut Vec<i32> }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.list.clear(); }
}
impl<'a> Guard<'a> {
    fn items(self) -> &'a mut Vec<i32> { self.list_of() }
    fn list_of(self) -> &'a mut Vec<i32> {
        let list = &mut *self.list; //~
        list
    }
}

struct Guard<'a> { n: &'a mut i32 }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { *self.n = 0; }
}
fn f(n: &mut i32) -> &mut i32 {
    let guard = Guard { n };
    &mut *guard.n //~
}

struct Guard<'a> { n: &'a mut i32 }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { *self.n = 0; }
}
fn f() {
    let mut n = 1;
    let r;
    {
        let guard = Guard { n: &mut n };
        r = &mut *guard.n; //~
    }
    *r += 1;
}

struct Guard<'a> { text: &'a mut String, open: bool }
impl Drop for Guard<'_> {
    fn drop(&mut self) { self.open = false; }
}
fn f<'a>(guard: Guard<'a>, open: bool) -> Option<&'a mut String> {
    if open { Some(&mut *guard.text) } else { None } //~
}

struct Guard<'a> { pair: (&'a mut i32, i32) }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { *self.pair.0 = self.pair.1; }
}
fn f<'a>(guard: Guard<'a>) -> &'a mut i32 {
    let n: &'a mut i32 = &mut *guard.pair.0; //~
    n
}

struct Guard<'a> { data: &'a mut String }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.data.push('.'); }
}
fn f<'a>(guard: Guard<'a>) -> &'a str {
    guard.data.as_str() //~
}

struct Guard<'a> { list: &'a mut [i32] }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.list[0] = 0; }
}
fn f<'a>(guard: Guard<'a>) -> &'a mut i32 {
    &mut guard.list[0] //~
}

struct Guard<'a> { data: &'a mut String }
fn f<'a>(guard: Guard<'a>) -> &'a mut String {
    &mut *guard.data
}

struct Guard<'a> { data: &'a mut String }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.data.push('.'); }
}
fn f(guard: Guard) -> usize {
    guard.data.push('!');
    guard.data.len()
}

struct Guard<'a> { data: &'a mut String }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { self.data.push('.'); }
}
fn f<'b>(guard: &'b mut Guard) -> &'b mut String {
    &mut *guard.data
}

struct Guard<'a> { text: &'a str }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { log!("{}", self.text); }
}
fn f<'a>(guard: Guard<'a>) -> &'a str {
    guard.text
}

struct Guard<'a> { text: &'a str }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { log!("{}", self.text); }
}
fn f<'a>(guard: Guard<'a>) -> &'a str {
    &guard.text[1..]
}

struct Guard<'a> { n: &'a mut i32 }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { *self.n = 0; }
}
fn f() {
    let mut n = 1;
    {
        let guard = Guard { n: &mut n };
        let r = &mut *guard.n;
        *r += 1;
    }
    n += 1;
    log!("{}", n);
}

struct Guard { n: i32 }
impl Drop for Guard {
    fn drop(&mut self) { self.n = 0; }
}
fn f(guard: Guard) -> i32 {
    let n = &guard.n;
    *n + 1
}

struct Guard<'a> { n: &'a mut i32 }
impl<'a> Drop for Guard<'a> {
    fn drop(&mut self) { *self.n = 0; }
}
fn f() {
    let mut n = 1;
    let guard = Guard { n: &mut n };
    drop(guard);
    n += 1;
    log!("{}", n);
}
