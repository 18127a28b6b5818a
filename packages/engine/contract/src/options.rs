//! The options of every drawing macro, one per line: `name: type = default,`, or `name: type,` without a default. `impl
//! As<T>` is an option documented as `T` that accepts any Rust number type (or pairs of them); any other type must
//! match exactly. A test compares these tables with the pages.

use crate::animation;
use crate::bounds_type::Bounds;
use crate::draw::options;
use crate::number::As;
use crate::recording::call::Call;
use crate::recording::value::Value;

options! {
    sprite {
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        w: impl As<u32>,
        h: impl As<u32>,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        wh: impl As<(u32, u32)>,
        size: impl As<(u32, u32)>,
        color: u32 = 0xffffffff,
        background_color: u32,
        opacity: f32 = 1.0,
        rotation: impl As<i32> = 0,
        rotation_rad: impl As<f32> = 0.0,
        origin: impl As<(i32, i32)> = (0, 0),
        scale: impl As<f32> = 1.0,
        scale_x: impl As<f32> = 1.0,
        scale_y: impl As<f32> = 1.0,
        scale_xy: impl As<(f32, f32)> = (1.0, 1.0),
        flip_x: bool = false,
        flip_y: bool = false,
        frame: usize,
        border_radius: impl As<u32> = 0,
        repeat: bool = false,
        cover: bool = true,
        tx: impl As<i32> = 0,
        ty: impl As<i32> = 0,
        fixed: bool = false,
        animation_speed: f32 = 1.0,
    }

    nine_slice {
        margins: (u32, u32, u32, u32) = (0, 0, 0, 0),
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        w: impl As<u32> = 0,
        h: impl As<u32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        wh: impl As<(u32, u32)> = (0, 0),
        size: impl As<(u32, u32)> = (0, 0),
        target: Bounds,
        fixed: bool = false,
    }

    rect {
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        w: impl As<u32> = 0,
        h: impl As<u32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        wh: impl As<(u32, u32)> = (0, 0),
        size: impl As<(u32, u32)> = (0, 0),
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        rotation: impl As<i32> = 0,
        rotation_deg: impl As<i32> = 0,
        rotation_rad: impl As<f32> = 0.0,
        origin: impl As<(i32, i32)> = (0, 0),
        border_size: u32 = 0,
        border_color: u32 = 0x000000,
        border_radius: impl As<u32> = 0,
        fixed: bool = false,
    }

    circ {
        d: impl As<u32> = 0,
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        origin: impl As<(i32, i32)> = (0, 0),
        border_size: u32 = 0,
        border_color: u32 = 0x000000,
        fixed: bool = false,
    }

    ellipse {
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        w: impl As<u32> = 0,
        h: impl As<u32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        wh: impl As<(u32, u32)> = (0, 0),
        size: impl As<(u32, u32)> = (0, 0),
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        rotation: impl As<i32> = 0,
        rotation_deg: impl As<i32> = 0,
        rotation_rad: impl As<f32> = 0.0,
        origin: impl As<(i32, i32)> = (0, 0),
        border_size: u32 = 0,
        border_color: u32 = 0x000000,
        fixed: bool = false,
    }

    path {
        start: impl As<(i32, i32)> = (0, 0),
        end: impl As<(i32, i32)> = (0, 0),
        start_x: impl As<i32> = 0,
        start_y: impl As<i32> = 0,
        end_x: impl As<i32> = 0,
        end_y: impl As<i32> = 0,
        size: impl As<u32> = 1,
        width: impl As<u32> = 1,
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        rotation: impl As<i32> = 0,
        rounded: bool = false,
        fixed: bool = false,
    }

    text {
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        position: impl As<(i32, i32)> = (0, 0),
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        font: &str = "medium",
        scale: f32 = 1.0,
        rotation: impl As<i32> = 0,
        fixed: bool = false,
    }

    text_box {
        x: impl As<i32> = 0,
        y: impl As<i32> = 0,
        xy: impl As<(i32, i32)> = (0, 0),
        width: impl As<u32> = 0,
        height: impl As<u32> = 0,
        w: impl As<u32> = 0,
        h: impl As<u32> = 0,
        wh: impl As<(u32, u32)> = (0, 0),
        size: impl As<(u32, u32)> = (0, 0),
        color: u32 = 0xffffffff,
        opacity: f32 = 1.0,
        font: &str = "medium",
        scale: f32 = 1.0,
        start: usize = 0,
        end: usize,
        align: &str = "left",
        rotation: impl As<i32> = 0,
        fixed: bool = false,
    }
}

/// Head arguments under their documented names.
impl sprite {
    pub fn named(name: &str) -> Self {
        Self::new().shown(name.into(), Value::Missing, Value::Missing)
    }

    pub fn animated(animation_key: &str) -> Self {
        let name = animation::get(animation_key).sprite_name().into();
        Self::new().shown(name, animation_key.into(), Value::Missing)
    }

    pub fn animated_or(animation_key: &str, default_sprite: &str) -> Self {
        let animation = animation::get(animation_key);
        if animation.done() {
            animation.use_sprite(default_sprite);
        }
        Self::new().shown(
            animation.sprite_name().into(),
            animation_key.into(),
            default_sprite.into(),
        )
    }

    /// A sprite with a key is that of its animation.
    fn shown(self, name: Value, animation_key: Value, default_sprite: Value) -> Self {
        self.headed("name", name)
            .headed("animation_key", animation_key)
            .headed("default_sprite", default_sprite)
    }
}

impl nine_slice {
    pub fn named(name: &str) -> Self {
        Self::new().headed("name", name.into())
    }
}

impl text {
    pub fn of(text: &str) -> Self {
        Self::new().headed("text", text.into())
    }
}

impl text_box {
    pub fn of(text: &str) -> Self {
        Self::new().headed("text", text.into())
    }
}
