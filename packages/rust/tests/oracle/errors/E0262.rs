fn f<'static>(text: &'static str) {} //~

struct Near<'static>(&'static str); //~

fn f(text: &'static str) {}

fn f<'a>(text: &'a str) -> &'a str { text }
