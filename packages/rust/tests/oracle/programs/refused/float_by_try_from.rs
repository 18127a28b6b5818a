// refused: the trait bound `f32: TryFrom<i32>` is not satisfied
log!("{:?}", f32::try_from(300));
