// refused: overflowing_literals
log!("{}", 300 as u8);
