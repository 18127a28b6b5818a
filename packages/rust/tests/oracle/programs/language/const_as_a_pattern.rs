const N: i32 = 2;
for n in 1..4 {
    match n {
        N => log!("N"),
        other => log!("{other}"),
    }
}
