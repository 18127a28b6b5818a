let (first, second, third) = (1, 2, 3);
assert!(first == 1 && second == 2 && third == 4 && first < second && second < third && third < 100);
