let b = Bounds::new(10, 20, 100, 41);
log!("{:?} {:?}", b.split_horizontal_by_fraction(0.25), b.split_vertical_by_fraction(0.5));
log!("{:?}", b.split_horizontal_by_fraction(1.5));
log!("{:?}", b.split_vertical_by_fraction(-0.5));
