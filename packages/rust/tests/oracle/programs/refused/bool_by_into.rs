// refused: the trait bound `bool: From<i64>` is not satisfied
let on: bool = 1i64.into();
