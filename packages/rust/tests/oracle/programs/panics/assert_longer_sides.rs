let (first, second, third) = (1, 2, 3);
assert!(i32::max(first + second, third) + i32::max(first, second) == i32::max(third, second) + i32::max(first, 100));
