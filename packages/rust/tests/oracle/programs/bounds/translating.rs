let b = Bounds::new(1, 2, 5, 7);
log!("{:?} {:?} {:?}", b.translate(3, -4.9), b.translate_x(-5), b.translate_y(5u8));
log!("{:?} {:?}", b.translate_by_fraction(0.5, -0.5), b.translate_x_by_fraction(-0.5));
log!("{:?}", b.translate_y_by_fraction(1.5));
