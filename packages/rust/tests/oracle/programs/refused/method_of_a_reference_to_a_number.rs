// refused: no method named `checked_sub` found
let list = vec![1, 2];
log!("{}", list.iter().filter_map(|n| n.checked_sub(2)).count());
