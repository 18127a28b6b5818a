//! Position and zoom of the view.

use crate::bounds_type::Bounds;
use crate::number::As;

pub fn xyz() -> (f32, f32, f32) {
    unimplemented!()
}

pub fn xy() -> (f32, f32) {
    unimplemented!()
}

pub fn x() -> f32 {
    unimplemented!()
}

pub fn y() -> f32 {
    unimplemented!()
}

pub fn z() -> f32 {
    unimplemented!()
}

pub fn zoom() -> f32 {
    unimplemented!()
}

pub fn set_xyz(_x: impl As<f32>, _y: impl As<f32>, _z: f32) {}

pub fn set_xy(_x: impl As<f32>, _y: impl As<f32>) {}

pub fn set_x(_x: impl As<f32>) {}

pub fn set_y(_y: impl As<f32>) {}

pub fn set_z(_z: f32) {}

pub fn set_zoom(_z: f32) {}

pub fn move_xyz(_dx: impl As<f32>, _dy: impl As<f32>, _dz: f32) {}

pub fn move_xy(_dx: impl As<f32>, _dy: impl As<f32>) {}

pub fn move_x(_dx: impl As<f32>) {}

pub fn move_y(_dy: impl As<f32>) {}

pub fn move_zoom(_dz: f32) {}

pub fn focus_rect(_x: impl As<f32>, _y: impl As<f32>, _w: impl As<f32>, _h: impl As<f32>) {}

pub fn focus_bounds(_bounds: &Bounds) {}

pub fn reset() {}

pub fn reset_x() {}

pub fn reset_y() {}

pub fn reset_xy() {}

pub fn reset_z() {}

pub fn reset_zoom() {}
