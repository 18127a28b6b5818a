// refused: E0308
match 5 {
    "five" => {}
    _ => {}
}
