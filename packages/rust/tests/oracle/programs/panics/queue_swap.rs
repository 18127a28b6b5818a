let mut queue = std::collections::VecDeque::from([1, 2]);
queue.swap(0, 2);
