fn f(n: u32) -> bool {
    match n {
        9..=1 => true, //~
        _ => false,
    }
}

fn f(letter: char) -> bool {
    matches!(letter, 'z'..='a') //~
}

fn f(n: i32) -> bool {
    match n {
        -9..=-1 => true,
        5..=5 => true,
        _ => false,
    }
}

fn f(letter: char) -> bool { matches!(letter, 'a'..='z' | '0'..='9') }
