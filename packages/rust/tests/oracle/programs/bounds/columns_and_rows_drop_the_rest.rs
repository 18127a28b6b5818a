let b = Bounds::new(3, 4, 256, 144);
log!("{:?} {:?}", b.columns(3), b.rows(5));
log!("{:?} {:?}", b.columns(1), Bounds::with_size(2, 2).columns(3));
