let list: Vec<i32> = Vec::with_capacity(10);
log!("{}", list.capacity());
