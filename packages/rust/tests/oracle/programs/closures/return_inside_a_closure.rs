let f = |n: i32| {
    if n > 2 {
        return "large";
    }
    "small"
};
log!("{} {}", f(1), f(3));
