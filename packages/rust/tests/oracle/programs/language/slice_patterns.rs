for v in [&[][..], &[1], &[1, 2], &[1, 2, 3, 4]] {
    match v {
        [] => log!("empty"),
        [one] => log!("one {one}"),
        [first, .., last] if first + last > 4 => log!("ends {first} {last}"),
        [first, rest @ ..] => log!("{first} then {:?}", rest),
    }
}
