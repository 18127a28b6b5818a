// refused: E0433
fn twice(n: u32) -> u32 { n * 2 }
struct Cat { age: u32 }

tubro::go!({ log!("{}", twice(2)); });
