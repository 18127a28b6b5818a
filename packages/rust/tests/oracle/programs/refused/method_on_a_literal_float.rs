// refused: E0689
log!("{}", 2.0.sqrt());
