fn f() {
    let x: ! = panic!(); //~
}

fn f(never: !) {} //~

fn f() -> Option<!> { None } //~

struct Never(!); //~

fn f(end: impl Fn() -> !) { end(); } //~

fn f(end: fn() -> !) -> ! { end() }

fn f() { let end = || -> ! { panic!() }; if !true { end() } }
