let n = 3 + tick();
assert!(n > 3, "n is {n}");
