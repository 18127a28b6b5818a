fn f<F>(pick: F) where F: for<'a> Fn(i32) -> Option<&'a i32> {} //~

fn f<F>(items: F) where F: for<'a> Iterator<Item = &'a i32> {} //~

fn f(pick: Box<dyn for<'a> Fn(u8) -> &'a i32>) {} //~

fn f<F>(pick: F) where for<'a> F: Fn(u8) -> &'a i32 {} //~

fn f<'b, F>(pick: F, x: &'b i32) where F: for<'a> Fn(&'a i32) -> (&'a i32, &'b i32) {}

fn f<'a>(pick: impl Fn(u8) -> &'a i32, items: impl Iterator<Item = &'a i32>) {}
fn g<F>(f: F) where for<'a> F: Fn(&'a str) -> &'a str {}
