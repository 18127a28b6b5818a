use std::f32::consts::PI;
for r in [0.0, PI, PI / 2.0, PI / 3.0, -PI / 180.0 * 0.5, 0.01, 7.0] {
    rect!(rotation_rad = r);
}
ellipse!(rotation = 5, rotation_deg = 7);
ellipse!(rotation_deg = 7, rotation = 5.9);
sprite!("heart", rotation_rad = 1);
