// refused: E0600
let double = |n: i32| n * 2;
log!("{}", !double);
