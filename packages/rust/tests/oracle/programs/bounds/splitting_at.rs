let b = Bounds::new(10, 20, 30, 40);
log!("{:?} {:?}", b.split_horizontal_at(12), b.split_vertical_at(12.9));
log!("{:?} {:?}", b.split_horizontal_at(-5), b.split_vertical_at(50));
