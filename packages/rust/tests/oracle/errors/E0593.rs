fn call(f: impl Fn()) { f() }
call(|number| {}); //~

let sum: i32 = [1, 2].iter().map(|a, b| a + b).sum(); //~

let numbers: Vec<i32> = [(1, 2)].iter().map(|(a, b)| a + b).collect();

fn call(f: impl Fn(u8, u8) -> u8) -> u8 { f(1, 2) }
call(|a, b| a + b);
