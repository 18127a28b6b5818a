let (first, second, third) = (1, 2, 3);
assert!(first == 2 || second == 3 && third == 4 || first * 2 + second * 3 > third * 100 || first << 2 == second);
