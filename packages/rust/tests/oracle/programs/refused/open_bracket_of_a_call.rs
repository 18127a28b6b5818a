// refused: mismatched closing delimiter
let list = Vec::from([1, 2;
log!("{}", list.len());
