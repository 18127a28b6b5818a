// refused: E0080
const CHECKED: Option<u8> = 200u8.checked_add(100);
const SUM: u8 = CHECKED.unwrap();
log!("{}", SUM);
