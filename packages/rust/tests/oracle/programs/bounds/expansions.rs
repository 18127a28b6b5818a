let b = Bounds::new(10, 20, 30, 40);
log!("{:?}", b.expand(3));
log!("{:?} {:?} {:?} {:?}", b.expand_left(4), b.expand_right(4), b.expand_top(4), b.expand_bottom(4));
log!("{:?}", b.expand(-3));
