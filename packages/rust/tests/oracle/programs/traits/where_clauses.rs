use std::fmt::Display;
fn join<T, I>(items: I) -> String
where
    I: IntoIterator<Item = T>,
    T: Display,
{
    let mut out = String::new();
    for item in items {
        out += &format!("<{item}>");
    }
    out
}
log!("{} {}", join(vec![1, 2]), join(["a"]));
