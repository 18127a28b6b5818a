camera::set_xy(100.5, 20.25);
camera::set_z(3.0);
log!("{:?} {:?}", pointer().xy(), pointer().xy_fixed());
camera::set_z(0.7);
log!("{:?}", pointer().xy());
