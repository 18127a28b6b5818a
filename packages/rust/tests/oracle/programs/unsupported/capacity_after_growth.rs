let mut list = Vec::new();
list.extend([1, 2, 3]);
let free = list.capacity() - list.len();
log!("{}", free > 3);
