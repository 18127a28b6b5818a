for c in 'a'..='e' {
    log!("{c}");
}
log!("{}", ('x'..'z').collect::<String>());
log!("{}", ('a'..='z').rev().step_by(5).collect::<String>());
