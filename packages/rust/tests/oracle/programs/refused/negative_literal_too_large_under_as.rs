// refused: overflowing_literals
log!("{}", -200 as i8);
