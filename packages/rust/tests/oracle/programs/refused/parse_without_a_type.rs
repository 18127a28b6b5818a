// refused: E0284
let n = "5".parse().unwrap();
