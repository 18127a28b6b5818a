let b = Bounds::new(1, 2, 3, 4);
log!("{:?} {:?}", b.position(7.9, -7.9), b.position_xy((5, 6.5)));
log!("{:?} {:?} {:?}", b.size(8, 9), b.width(10.5), b.height(f32::NAN));
log!("{:?}", b.position_xy((5, f32::NAN)));
