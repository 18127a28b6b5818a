let x = 3;
assert!(if x > 5 { true } else { false }, );
