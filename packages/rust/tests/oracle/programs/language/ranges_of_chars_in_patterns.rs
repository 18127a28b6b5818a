for c in "aZ5 é".chars() {
    let kind = match c {
        'a'..='z' => 1,
        'A'..='Z' => 2,
        '0'..='9' => 3,
        ' ' | '\t' => 4,
        _ => 5,
    };
    log!("{c:?} {kind}");
}
