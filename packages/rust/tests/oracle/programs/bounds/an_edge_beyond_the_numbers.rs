let far = Bounds::new(i32::MAX, 0, 10, 10);
log!("{:?}", far);
log!("{}", far.right());
