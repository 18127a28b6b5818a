let b = Bounds::new(10, 10, 20, 5);
log!("{} {}", b.right(), b.bottom());
log!("{} {} {}", b.intersects_xy((29, 14)), b.intersects_xy((30, 14)), b.intersects_position(10, 15));
log!("{} {}", (29, 10).intersects_bounds(b), (9, 10).intersects_bounds(b));
