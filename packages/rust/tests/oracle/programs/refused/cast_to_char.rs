// refused: E0604
log!("{}", 97u32 as char);
