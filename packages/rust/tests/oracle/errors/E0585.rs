fn f() {
    let _a = 1;
    /// the end //~
}
turbo::go!({});

struct Point {
    x: i32,
    /** the end */ //~
}
turbo::go!({});

fn f() -> i32 {
    match 1 {
        //// the beginning
        /// one
        1 => 2,
        // see /// above
        _ => 3, /*
        /// in a comment */
    }
}
turbo::go!({});

/// a documented function
fn f() {
    // the end
}
turbo::go!({});
