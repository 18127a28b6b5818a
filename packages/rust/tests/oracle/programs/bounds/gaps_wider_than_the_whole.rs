log!("{:?}", Bounds::with_size(10, 10).columns_with_gap(3, 20));
