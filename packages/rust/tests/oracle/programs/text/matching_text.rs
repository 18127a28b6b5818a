for word in ["go", "stop", "wait"] {
    let n = match word {
        "go" | "run" => 1,
        "stop" => 2,
        _ => 3,
    };
    log!("{n}");
}
let owned = String::from("go");
match owned.as_str() {
    "go" => log!("yes"),
    _ => log!("no"),
}
