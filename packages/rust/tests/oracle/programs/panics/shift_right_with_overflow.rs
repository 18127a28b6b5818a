let by = 8 + tick();
log!("{}", 200u8 >> by);
