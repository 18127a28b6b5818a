fn f(name: &str) -> bool {
    match name {
        "a"..="f" => true, //~
        _ => false,
    }
}

fn f(name: &str) -> bool {
    matches!(name, "a"..="f") //~
}

fn f(name: &str) -> bool { name >= "a" && name <= "f" }

fn f(x: f32) -> bool { matches!(x, 0.5..=1.5) }
