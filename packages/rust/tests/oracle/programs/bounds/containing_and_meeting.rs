let a = Bounds::new(0, 0, 10, 10);
for b in [
    Bounds::new(2, 2, 8, 8),
    Bounds::new(2, 2, 9, 8),
    Bounds::new(10, 0, 5, 5),
    Bounds::new(9, 9, 5, 5),
    Bounds::new(-5, -5, 6, 6),
    Bounds::new(-5, 3, 30, 1),
] {
    log!("{} {} {:?} {:?}", a.contains(&b), a.intersects(&b), a.intersection(&b), a.union(&b));
}
