// refused: E0369
log!("{}", 1.5 << 2);
