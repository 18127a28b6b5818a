let (ready, health) = (true, 3);
assert!(
    ready
        && health > 5
);
