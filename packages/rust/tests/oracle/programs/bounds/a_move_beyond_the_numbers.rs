let far = Bounds::new(i32::MAX - 2, 0, 10, 10);
log!("{:?}", far.translate_x(2));
log!("{:?}", far.translate_x(3));
