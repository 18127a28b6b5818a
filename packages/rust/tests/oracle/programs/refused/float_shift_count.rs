// refused: E0277
log!("{}", 1 << 2.0);
