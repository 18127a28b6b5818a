// refused: E0277
let n: i32 = "5".parse::<i32>()?;
