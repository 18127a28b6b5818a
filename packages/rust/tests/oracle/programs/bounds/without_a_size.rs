let empty = Bounds::new(10, 20, 0, 0);
let box_ = Bounds::new(5, 5, 20, 30);
log!("{} {} {:?}", empty.right(), empty.bottom(), empty.bottom_right());
log!("{} {} {}", box_.contains(&empty), empty.contains(&empty), box_.intersects(&empty));
log!("{:?} {:?}", box_.intersection(&empty), Bounds::new(40, 40, 0, 3).union(&empty));
log!("{} {}", empty.intersects_position(10, 20), empty.intersects_position(11, 20));
