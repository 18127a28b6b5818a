
use crate::bounds_type::Bounds;
use crate::number::As;
use crate::recording::host::{self, CAMERA_AT_REST};

pub fn xyz() -> (f32, f32, f32) {
    host::with(|host| host.camera.into())
}

pub fn xy() -> (f32, f32) {
    (x(), y())
}

pub fn x() -> f32 {
    xyz().0
}

pub fn y() -> f32 {
    xyz().1
}

pub fn z() -> f32 {
    xyz().2
}

pub fn zoom() -> f32 {
    z()
}

/// A negative zoom is 0.
pub fn set_xyz(x: impl As<f32>, y: impl As<f32>, z: f32) {
    let camera = [number(x), number(y), if z < 0.0 { 0.0 } else { z }];
    host::with(|host| host.camera = camera);
}

pub fn set_xy(x: impl As<f32>, y: impl As<f32>) {
    set_xyz(number(x), number(y), z());
}

pub fn set_x(x: impl As<f32>) {
    set_xy(number(x), y());
}

pub fn set_y(y: impl As<f32>) {
    set_xy(x(), number(y));
}

pub fn set_z(z: f32) {
    set_xyz(x(), y(), z);
}

pub fn set_zoom(z: f32) {
    set_z(z);
}

pub fn move_xyz(dx: impl As<f32>, dy: impl As<f32>, dz: f32) {
    set_xyz(x() + number(dx), y() + number(dy), z() + dz);
}

pub fn move_xy(dx: impl As<f32>, dy: impl As<f32>) {
    set_xy(x() + number(dx), y() + number(dy));
}

pub fn move_x(dx: impl As<f32>) {
    set_x(x() + number(dx));
}

pub fn move_y(dy: impl As<f32>) {
    set_y(y() + number(dy));
}

pub fn move_zoom(dz: f32) {
    set_z(z() + dz);
}

pub fn focus_rect(x: impl As<f32>, y: impl As<f32>, w: impl As<f32>, h: impl As<f32>) {
    set_xy(number(x) + number(w) / 2.0, number(y) + number(h) / 2.0);
}

pub fn focus_bounds(bounds: &Bounds) {
    focus_rect(bounds.x(), bounds.y(), bounds.w(), bounds.h());
}

pub fn reset() {
    host::with(|host| host.camera = CAMERA_AT_REST);
}

pub fn reset_x() {
    set_x(CAMERA_AT_REST[0]);
}

pub fn reset_y() {
    set_y(CAMERA_AT_REST[1]);
}

pub fn reset_xy() {
    set_xy(CAMERA_AT_REST[0], CAMERA_AT_REST[1]);
}

/// The zoom cannot be reset on its own.
pub fn reset_z() {
    reset();
}

pub fn reset_zoom() {
    reset();
}

fn number(value: impl As<f32>) -> f32 {
    value.convert().unwrap_or(0.0)
}
