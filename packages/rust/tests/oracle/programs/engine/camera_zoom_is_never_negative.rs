camera::set_z(-1.0);
log!("{:?}", camera::xyz());
camera::set_z(0.5);
camera::move_zoom(-2.0);
log!("{:?}", camera::xyz());
camera::set_xyz(0, 0, -3.0);
log!("{:?}", camera::xyz());
