macro_rules! with_a {
    ($e:expr) => {{
        let a = 42;
        $e + a
    }};
}
macro_rules! swap {
    ($a:ident, $b:ident) => {
        let kept = $a;
        $a = $b;
        $b = kept;
    };
}
macro_rules! shown {
    ($x:expr) => {{
        let y = 5;
        format!("{y} {}", $x)
    }};
}
macro_rules! doubled {
    ($name:ident) => {
        let $name = $name * 2;
    };
}
macro_rules! function {
    ($name:ident, $value:expr) => {
        fn $name(x: i32) -> i32 {
            let y = x + 1;
            y * $value
        }
    };
}
macro_rules! repeated {
    ($times:expr, $body:block) => {{
        let mut i = 0;
        'rounds: loop {
            if i >= $times {
                break 'rounds;
            }
            $body;
            i += 1;
        }
    }};
}
function!(calculated, 10);
let a = 10;
log!("{}", with_a!(a * 2));
let (mut kept, mut other) = (1, 2);
swap!(kept, other);
log!("{kept} {other}");
let y = 1;
log!("{}", shown!(y));
doubled!(y);
log!("{y} {}", calculated(3));
let mut i = 100;
repeated!(3, { i += 1 });
log!("{i}");
let x = 1;
macro_rules! first_x {
    () => {
        x
    };
}
let x = 2;
log!("{} {x}", first_x!());
'outer: for n in 0..5 {
    repeated!(2, {
        if n == 2 {
            break 'outer;
        }
    });
    log!("{n}");
}
match (3, 4) {
    (a, b) => log!("{}", with_a!(a * b)),
}
