// refused: E0606
log!("{}", "5" as i32);
