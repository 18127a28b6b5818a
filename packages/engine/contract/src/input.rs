//! Gamepad and pointer.

use crate::number::As;
use crate::recording::host::{self, CAMERA_AT_REST};

#[derive(PartialEq, Debug, Clone, Copy)]
pub enum Button {
    Released = 0,
    JustPressed = 1,
    Pressed = 2,
    JustReleased = 3,
}

impl Button {
    pub fn just_pressed(&self) -> bool {
        *self == Button::JustPressed
    }

    pub fn pressed(&self) -> bool {
        matches!(self, Button::JustPressed | Button::Pressed)
    }

    pub fn just_released(&self) -> bool {
        *self == Button::JustReleased
    }

    pub fn released(&self) -> bool {
        !self.pressed()
    }
}

#[derive(PartialEq, Debug, Clone, Copy)]
pub struct Gamepad<T> {
    pub up: T,
    pub down: T,
    pub left: T,
    pub right: T,
    pub a: T,
    pub b: T,
    pub x: T,
    pub y: T,
    pub start: T,
    pub select: T,
}

/// For players who do not exist, all buttons are released.
pub fn gamepad(player: u32) -> Gamepad<Button> {
    let buttons = host::with(|host| host.gamepads.get(player as usize).copied());
    let [up, down, left, right, a, b, x, y, start, select] = buttons.unwrap_or([Button::Released; 10]);
    Gamepad {
        up,
        down,
        left,
        right,
        a,
        b,
        x,
        y,
        start,
        select,
    }
}

/// The fields are documented but private, because games use the methods.
#[allow(dead_code)]
#[derive(PartialEq, Debug, Clone, Copy)]
pub struct Pointer {
    x: i32,
    y: i32,
    state: Button,
    scroll: (i32, i32),
}

impl Pointer {
    pub fn xy(&self) -> (i32, i32) {
        let (cx, cy, zoom) = crate::camera::xyz();
        let [half_w, half_h, _] = CAMERA_AT_REST;
        (
            ((self.x as f32 - half_w) / zoom + cx).round() as i32,
            ((self.y as f32 - half_h) / zoom + cy).round() as i32,
        )
    }

    pub fn xy_fixed(&self) -> (i32, i32) {
        (self.x, self.y)
    }

    pub fn intersects(&self, x: impl As<i32>, y: impl As<i32>, w: impl As<u32>, h: impl As<u32>) -> bool {
        crate::bounds_type::Bounds::new(x, y, w, h).intersects_xy(self.xy())
    }

    pub fn intersects_fixed(&self, x: impl As<i32>, y: impl As<i32>, w: impl As<u32>, h: impl As<u32>) -> bool {
        crate::bounds_type::Bounds::new(x, y, w, h).intersects_xy(self.xy_fixed())
    }

    pub fn scroll_delta(&self) -> (i32, i32) {
        self.scroll
    }

    pub fn just_pressed(&self) -> bool {
        self.state.just_pressed()
    }

    pub fn pressed(&self) -> bool {
        self.state.pressed()
    }

    pub fn just_released(&self) -> bool {
        self.state.just_released()
    }

    pub fn released(&self) -> bool {
        self.state.released()
    }
}

pub fn pointer() -> Pointer {
    host::with(|host| Pointer {
        x: host.input.pointer.0,
        y: host.input.pointer.1,
        state: host.pointer_button,
        scroll: host.input.scroll,
    })
}
