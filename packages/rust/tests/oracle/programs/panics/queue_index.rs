let queue = std::collections::VecDeque::from([1, 2]);
let n = queue.len();
log!("{}", queue[n]);
