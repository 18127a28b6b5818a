let b = Bounds::new(1, 2, 5, 7);
log!("{:?} {:?} {:?}", b.scale(0.5), b.scale_w(1.9), b.scale_h(2));
log!("{:?} {:?}", b.scale(-1.0), b.scale(1e12));
log!("{:?}", b.scale(f32::NAN));
