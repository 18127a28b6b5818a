macro_rules! small {
    () => {
        0 | 1
    };
}
macro_rules! pair {
    ($t:ty) => {
        ($t, $t)
    };
}
macro_rules! matched {
    ($value:expr, { $($pattern:pat => $result:expr),+ $(,)? }) => {
        match $value {
            $($pattern => $result),+
        }
    };
}
macro_rules! choose {
    ($condition:expr => $then:block else $other:block) => {
        if $condition $then else $other
    };
}
macro_rules! statement {
    ($s:stmt) => {
        $s;
    };
}
macro_rules! call {
    ($name:ident, $($argument:tt)*) => {
        $name!($($argument)*)
    };
}
macro_rules! default {
    ($t:ty) => {
        <$t>::default()
    };
}
macro_rules! function {
    (|$x:ident| $body:expr) => {
        |$x: i32| $body
    };
}
macro_rules! made {
    ($name:ident) => {
        $name { x: 1, y: 2 }
    };
}
macro_rules! called {
    ($function:path, $kind:ty) => {{
        let found: $kind = $function();
        found
    }};
}
macro_rules! greet {
    () => {
        log!("hello")
    };
}
#[derive(Debug)]
struct Point {
    x: i32,
    y: i32,
}
fn greeting() {
    greet!()
}
let size = match 1 {
    small!() => "small",
    _ => "large",
};
let both: pair!(i32) = (1, 2);
log!("{size} {both:?} {}", matched!(5, { 0 | 1 => "low", 2..=5 => "middle", _ => "high" }));
log!("{}", choose!(both.0 == 1 => { "one" } else { "other" }));
statement!(let z = 4);
call!(log, "{} {z}", 1);
log!("{:?} {:?} {}", default!(Vec<i32>), default!((i32, String)), function!(|n| n + 1)(4));
log!("{:?} {}", made!(Point), made!(Point).x + made!(Point).y);
log!("{:?}", called!(Vec::<u8>::new, Vec<u8>));
greeting();
greet!();
let text = { greet!(); "end" };
log!("{text} {}", call!(default, u8).max(call!(matched, 1, { 1 => 3, _ => 4 })));
