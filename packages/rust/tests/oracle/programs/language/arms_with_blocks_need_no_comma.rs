let n = 2;
match n {
    1 => { log!("one"); }
    2 => { log!("two"); }
    _ => {}
}
