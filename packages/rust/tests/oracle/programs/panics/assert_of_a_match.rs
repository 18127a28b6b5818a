let x = 3;
assert!(match x {
    1 => true,
    _ => false,
});
