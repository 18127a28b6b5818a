log!("{:?}", Bounds::new(1, 2, 3, 4) + Bounds::new(10, -20, 30, 40));
