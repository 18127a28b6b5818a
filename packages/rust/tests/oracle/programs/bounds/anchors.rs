let c = Bounds::new(100, 50, 40, 31);
let b = Bounds::new(1, 2, 10, 6);
log!("{:?} {:?} {:?} {:?}", b.anchor_left(&c), b.anchor_right(&c), b.anchor_top(&c), b.anchor_bottom(&c));
log!("{:?} {:?} {:?}", b.anchor_center(&c), b.anchor_center_x(&c), b.anchor_center_y(&c));
