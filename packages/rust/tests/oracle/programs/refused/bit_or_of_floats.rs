// refused: E0369
log!("{}", 1.5f32 | 2.5f32);
