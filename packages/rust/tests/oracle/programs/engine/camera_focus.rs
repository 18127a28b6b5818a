camera::focus_rect(10, 20, 5, 7);
log!("{:?}", camera::xyz());
camera::focus_bounds(&Bounds::new(-3, 4, 9, 9));
log!("{:?}", camera::xyz());
camera::focus_rect(0.5, 0.25, 1u8, 0.1);
log!("{:?}", camera::xyz());
