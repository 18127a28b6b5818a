log!("{:?} {:?} {}", 1.cmp(&2), 2.5.partial_cmp(&2.5), true && !false);
