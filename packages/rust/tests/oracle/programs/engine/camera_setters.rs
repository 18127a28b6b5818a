camera::set_xyz(1, 2.5, 0.5);
log!("{:?}", camera::xyz());
camera::set_x(16777217);
camera::set_y(0.1f64);
camera::set_zoom(2.0);
log!("{:?}", camera::xyz());
