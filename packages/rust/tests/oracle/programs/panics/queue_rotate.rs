let mut queue = std::collections::VecDeque::from([1, 2]);
queue.rotate_right(3);
