let b = Bounds::new(10, -20, 31, 44);
log!("{} {} {} {} {:?} {:?}", b.x(), b.y(), b.w(), b.h(), b.xy(), b.wh());
log!("{} {} {} {}", b.left(), b.top(), b.right(), b.bottom());
log!("{:?} {:?} {:?} {:?}", b.top_left(), b.top_right(), b.bottom_left(), b.bottom_right());
log!("{:?} {} {}", b.center(), b.center_x(), b.center_y());
log!("{:?} {:?}", b, Bounds::default());
