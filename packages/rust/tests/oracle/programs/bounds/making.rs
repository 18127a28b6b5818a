log!("{:?} {:?}", Bounds::new(1.9, -1.9, 3.5f64, 4u8), Bounds::with_size(5, 6.7));
log!("{:?}", Bounds::new(f32::NAN, 1e12, -5, 4294967296u64));
