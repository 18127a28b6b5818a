//! The options of every drawing macro, one per line: `name: type,`.
//!
//! `impl As<T>` is an option documented as `T` that takes any Rust number type (or pairs of them); every other type is
//! taken exactly as written. A test reads these tables and compares them with the pages, so keep to one option a line.

use crate::bounds_type::Bounds;
use crate::draw::options;
use crate::number::As;

options! {
    sprite {
        x: impl As<i32>,
        y: impl As<i32>,
        w: impl As<u32>,
        h: impl As<u32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        color: u32,
        background_color: u32,
        opacity: f32,
        rotation: impl As<i32>,
        rotation_rad: impl As<f32>,
        origin: impl As<(i32, i32)>,
        scale: impl As<f32>,
        scale_x: impl As<f32>,
        scale_y: impl As<f32>,
        scale_xy: impl As<(f32, f32)>,
        flip_x: bool,
        flip_y: bool,
        frame: usize,
        border_radius: impl As<u32>,
        repeat: bool,
        cover: bool,
        tx: impl As<i32>,
        ty: impl As<i32>,
        fixed: bool,
        animation_speed: f32,
    }

    nine_slice {
        x: impl As<i32>,
        y: impl As<i32>,
        w: impl As<u32>,
        h: impl As<u32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        target: Bounds,
        fixed: bool,
    }

    rect {
        x: impl As<i32>,
        y: impl As<i32>,
        w: impl As<u32>,
        h: impl As<u32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        color: u32,
        opacity: f32,
        rotation: impl As<i32>,
        rotation_deg: impl As<i32>,
        rotation_rad: impl As<f32>,
        origin: impl As<(i32, i32)>,
        border_size: u32,
        border_color: u32,
        border_radius: impl As<u32>,
        fixed: bool,
    }

    circ {
        d: impl As<u32>,
        x: impl As<i32>,
        y: impl As<i32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        color: u32,
        opacity: f32,
        origin: impl As<(i32, i32)>,
        border_size: u32,
        border_color: u32,
        fixed: bool,
    }

    ellipse {
        x: impl As<i32>,
        y: impl As<i32>,
        w: impl As<u32>,
        h: impl As<u32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        color: u32,
        opacity: f32,
        rotation: impl As<i32>,
        rotation_deg: impl As<i32>,
        rotation_rad: impl As<f32>,
        origin: impl As<(i32, i32)>,
        border_size: u32,
        border_color: u32,
        fixed: bool,
    }

    path {
        start: impl As<(i32, i32)>,
        end: impl As<(i32, i32)>,
        start_x: impl As<i32>,
        start_y: impl As<i32>,
        end_x: impl As<i32>,
        end_y: impl As<i32>,
        size: impl As<u32>,
        width: impl As<u32>,
        color: u32,
        opacity: f32,
        rotation: impl As<i32>,
        rounded: bool,
        fixed: bool,
    }

    text {
        x: impl As<i32>,
        y: impl As<i32>,
        xy: impl As<(i32, i32)>,
        position: impl As<(i32, i32)>,
        color: u32,
        opacity: f32,
        font: &str,
        scale: f32,
        rotation: impl As<i32>,
        fixed: bool,
    }

    text_box {
        x: impl As<i32>,
        y: impl As<i32>,
        xy: impl As<(i32, i32)>,
        width: impl As<u32>,
        height: impl As<u32>,
        w: impl As<u32>,
        h: impl As<u32>,
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        color: u32,
        opacity: f32,
        font: &str,
        scale: f32,
        start: usize,
        end: usize,
        align: &str,
        rotation: impl As<i32>,
        fixed: bool,
    }
}

/// The arguments that stand before the options, under their documented names.
impl sprite {
    pub fn named(_name: &str) -> Self {
        Self
    }

    pub fn animated(_animation_key: &str) -> Self {
        Self
    }

    pub fn animated_or(_animation_key: &str, _default_sprite: &str) -> Self {
        Self
    }
}

impl nine_slice {
    pub fn named(_name: &str, _margins: (u32, u32, u32, u32)) -> Self {
        Self
    }
}

impl text {
    pub fn of(_text: &str) -> Self {
        Self
    }
}

impl text_box {
    pub fn of(_text: &str) -> Self {
        Self
    }
}
