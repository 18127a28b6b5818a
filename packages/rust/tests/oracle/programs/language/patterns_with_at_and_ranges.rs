for n in [-5, 0, 3, 9, 10, 42] {
    let word = match n {
        i32::MIN..=-1 => "negative".to_string(),
        0 => "zero".to_string(),
        small @ 1..=9 => format!("small {small}"),
        big @ (10 | 20) => format!("round {big}"),
        _ => "large".to_string(),
    };
    log!("{word}");
}
