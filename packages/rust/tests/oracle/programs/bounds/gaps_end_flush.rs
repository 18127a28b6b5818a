let b = Bounds::new(8, 56, 240, 20);
log!("{:?}", b.columns_with_gap(3, 12));
log!("{:?}", Bounds::with_size(100, 10).columns_with_gap(3, 7));
log!("{:?}", Bounds::with_size(10, 100).rows_with_gap(6, 3));
log!("{:?} {:?}", b.columns_with_gap(0, 5), b.rows_with_gap(1, 5));
