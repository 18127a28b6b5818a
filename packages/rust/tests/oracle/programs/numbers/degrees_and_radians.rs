for d in [0.0f32, 45.0, 90.0, 123.4, -180.0] {
    log!("{} {}", d.to_radians(), d.to_degrees());
}
