struct P {
    at: (i32, i32),
    tag: Option<&'static str>,
}
for p in [P { at: (1, 2), tag: Some("a") }, P { at: (0, 5), tag: None }, P { at: (3, 3), tag: None }] {
    match p {
        P { at: (0, y), .. } => log!("on the edge at {y}"),
        P { at: (x, y), tag: Some(t) } => log!("{t} {x} {y}"),
        P { at: at @ (x, _), tag: None } if x == at.1 => log!("{:?}", at),
        P { .. } => log!("other"),
    }
}
