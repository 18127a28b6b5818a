// refused: E0308
camera::set_z(2);
