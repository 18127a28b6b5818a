let b = Bounds::new(1, 2, 30, 40);
log!("{:?} {:?} {:?} {:?}", b.adjust_width(5), b.adjust_width(-5), b.adjust_width(-50), b.adjust_height(-3.9));
log!("{:?} {:?}", b.adjust_width_by_fraction(0.5), b.adjust_height_by_fraction(0.51));
log!("{:?} {:?}", Bounds::with_size(5, 5).adjust_width_by_fraction(0.5), Bounds::with_size(3, 3).adjust_height_by_fraction(0.5));
log!("{:?}", b.adjust_width_by_fraction(-1.0));
