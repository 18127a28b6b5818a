use std::collections::BTreeMap;
macro_rules! map {
    ($($key:expr => $value:expr),* $(,)?) => {{
        let mut map = BTreeMap::new();
        $(map.insert($key, $value);)*
        map
    }};
}
macro_rules! list {
    ($item:expr; $count:expr) => {
        vec![$item; $count]
    };
    ($($item:expr),* $(,)?) => {{
        let mut list = Vec::new();
        $(list.push($item);)*
        list
    }};
}
macro_rules! tables {
    ($($name:ident: [$($value:expr),*]);* $(;)?) => {
        $(
            let $name = [$($value * 2),*];
            log!("{} {:?}", stringify!($name), $name);
        )*
    };
}
macro_rules! pairs {
    ($($x:expr),*; $($y:expr),*) => {
        [$(($x, $y)),*]
    };
}
macro_rules! sum {
    ($first:expr $(, $second:expr)?) => {
        $first $(+ $second)?
    };
}
let empty: BTreeMap<i32, i32> = map! {};
log!("{:?} {:?}", map! { "a" => 1, "b" => 2, }, empty);
log!("{:?} {:?}", list![1, 2, 3], list![0u8; 2]);
tables! { a: [1, 2]; b: [3 + 1]; }
log!("{:?} {} {}", pairs!(1, 2; 'a', 'b'), sum!(1), sum!(1, 2));
