// refused: E0277
for i in 5 {
    log!("{i}");
}
