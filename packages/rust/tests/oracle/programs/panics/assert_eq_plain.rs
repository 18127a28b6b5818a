let n = 3 + tick();
assert_eq!(n, 3);
assert_eq!(n + 1, 2);
