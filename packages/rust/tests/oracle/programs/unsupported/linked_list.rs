let list: std::collections::LinkedList<i32> = std::collections::LinkedList::new();
log!("{}", list.len());
