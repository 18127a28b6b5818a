let b = Bounds::new(10, 20, 30, 40);
log!("{:?} {:?}", b.inset(3), b.inset(17));
log!("{:?} {:?} {:?} {:?}", b.inset_left(4), b.inset_right(4), b.inset_top(4), b.inset_bottom(4));
log!("{:?} {:?} {:?}", b.inset_left(50), b.inset_right(50), b.inset_top(50));
log!("{:?} {:?}", b.inset_right(-4), b.inset(2.9));
