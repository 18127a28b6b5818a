log!("{:?} {:?}", bounds::viewport(), bounds::canvas());
camera::set_xyz(128, 72, 2.0);
log!("{:?}", bounds::viewport());
camera::set_xyz(10.5, -20.75, 3.0);
log!("{:?}", bounds::viewport());
camera::set_z(0.7);
log!("{:?}", bounds::viewport());
