macro_rules! largest {
    ($x:expr) => {
        $x
    };
    ($x:expr, $($rest:expr),+) => {{
        let a = $x;
        let b = largest!($($rest),+);
        if a > b { a } else { b }
    }};
}
macro_rules! count {
    () => { 0usize };
    ($head:tt $($tail:tt)*) => { 1usize + count!($($tail)*) };
}
macro_rules! reversed {
    ([] $($done:expr),*) => { [$($done),*] };
    ([$head:expr $(, $tail:expr)*] $($done:expr),*) => { reversed!([$($tail),*] $head $(, $done)*) };
}
macro_rules! calculated {
    (eval $e:expr) => { log!("{} = {}", stringify!($e), $e) };
    (eval $e:expr, $(eval $rest:expr),+) => {{
        calculated!(eval $e);
        calculated!($(eval $rest),+)
    }};
}
macro_rules! even {
    () => { true };
    ($x:tt $($rest:tt)*) => { odd!($($rest)*) };
}
macro_rules! odd {
    () => { false };
    ($x:tt $($rest:tt)*) => { even!($($rest)*) };
}
log!("{} {} {:?}", largest!(1, 7, 3), count!(a (b c) d), reversed!([1, 2, 3]));
calculated!(eval 1 + 2, eval (3 * 4) - 1);
log!("{} {}", even!(a b c), even!(a b));
log!("{}", largest!(largest!(1, 2), largest!(largest!(9, 4), 3)));
