// refused: E0277
log!("{}", vec![1]);
