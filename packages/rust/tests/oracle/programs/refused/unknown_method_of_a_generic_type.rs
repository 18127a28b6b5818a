// refused: E0599
log!("{}", Some(1).unwarp());
