unreachable!("line {}", 7);
