use std::collections::VecDeque;
let mut queue = VecDeque::with_capacity(8);
queue.push_back('a');
log!("{}", queue.capacity() >= 8);
