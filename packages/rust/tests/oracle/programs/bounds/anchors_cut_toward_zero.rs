let c = Bounds::new(0, 0, 10, 10);
log!("{:?} {:?}", Bounds::with_size(15, 13).anchor_center(&c), Bounds::with_size(5, 7).anchor_center(&c));
