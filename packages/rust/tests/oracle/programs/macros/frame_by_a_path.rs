use turbo::*;
mod parts { pub fn size() -> i32 { 7 } }
macro_rules! twice { ($e:expr) => { $e * 2 } }
::turbo::go!({ log!("{} {}", parts::size(), twice!(4)); });
