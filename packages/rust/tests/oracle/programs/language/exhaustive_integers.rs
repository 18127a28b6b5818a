for n in [0u8, 100, 101, 255] {
    let part = match n {
        0..=100 => "low",
        101..=255 => "high",
    };
    log!("{part}");
}
