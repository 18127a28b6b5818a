camera::set_z(0.0);
log!("{:?}", bounds::viewport());
