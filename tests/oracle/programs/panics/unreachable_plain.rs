unreachable!();
