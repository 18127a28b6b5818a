// refused: argument never used
log!("{}", 1, 2);
