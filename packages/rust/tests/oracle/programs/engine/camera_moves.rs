log!("{:?}", camera::xyz());
camera::move_xy(1.5, -2);
camera::move_x(3u8);
camera::move_y(0.25f64);
camera::move_zoom(-0.3);
log!("{:?} {:?} {} {} {} {}", camera::xyz(), camera::xy(), camera::x(), camera::y(), camera::z(), camera::zoom());
camera::move_xyz(1, 2, 0.125);
log!("{:?}", camera::xyz());
