fn f(pick: for<'a> fn() -> &'a i32) {} //~

struct Cat { pick: for<'a> fn(i32) -> Option<&'a str> } //~

fn f(pick: for<'a> fn(&'a i32) -> &'a i32) {}

struct Cat<'a> { pick: fn(i32) -> Option<&'a str> }
