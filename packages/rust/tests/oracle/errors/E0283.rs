fn f() {
    let reversed = "abc".chars().rev().collect(); //~
}

fn f(n: u8) {
    let wide = n.into(); //~
}

fn f(numbers: &[i32]) {
    let total = numbers.iter().sum(); //~
    log!("{total}");
}

fn f() -> String {
    let reversed: String = "abc".chars().rev().collect();
    reversed
}

fn f(n: u8, numbers: &[i32]) -> i64 {
    let wide = n.into();
    let total = numbers.iter().sum::<i32>();
    i64::from(total) + i64::max(wide, 3)
}
