// refused: E0606
log!("{}", true as f32);
