let n = 3 + tick();
assert!(n > 2);
assert!(n > 3 && n < 10);
