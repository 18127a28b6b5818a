// refused: E0277
log!("{:?}", [1.5, 2.5].iter().max());
