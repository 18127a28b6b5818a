camera::set_z(0.0);
log!("{:?} {:?}", pointer().xy(), camera::xyz());
