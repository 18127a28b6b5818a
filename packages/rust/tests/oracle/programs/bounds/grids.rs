log!("{:?}", Bounds::new(1, 2, 20, 11).grid(3, 2));
