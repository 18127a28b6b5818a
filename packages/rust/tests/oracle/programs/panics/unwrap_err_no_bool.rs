let all: Vec<bool> = [0i64, 1].iter().map(|&n| bool::try_from(n).unwrap()).collect();
log!("{:?}", all);
let flag: Result<bool, _> = 2u32.try_into();
log!("{:?} {}", flag, flag.is_err());
match bool::try_from(-1i8) { Ok(value) => log!("{value}"), Err(error) => log!("{error}") }
bool::try_from(7u128).unwrap();
