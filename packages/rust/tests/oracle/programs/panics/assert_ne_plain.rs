let n = 3 + tick();
assert_ne!(n, 4);
assert_ne!(n, 3);
