let (first, second, third) = (1, 2, 3);
assert!(first + second + third + first + second + third + first + second + third + first + second == 0);
