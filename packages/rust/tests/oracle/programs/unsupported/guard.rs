match Some(3) {
    Some(number) if let 1..=5 = number => log!("small"),
    _ => log!("large"),
}
