// refused: E0277
for x in 0.0..1.0 {
    log!("{x}");
}
