// refused: E0054
log!("{}", 1 as bool);
