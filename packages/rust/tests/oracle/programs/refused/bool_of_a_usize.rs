// refused: E0277
log!("{:?}", bool::try_from(1usize));
