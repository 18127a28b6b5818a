//! Gamepad and pointer.

use crate::number::As;

#[derive(PartialEq, Debug, Clone, Copy)]
pub enum Button {
    Released = 0,
    JustPressed = 1,
    Pressed = 2,
    JustReleased = 3,
}

impl Button {
    pub fn just_pressed(&self) -> bool {
        unimplemented!()
    }

    pub fn pressed(&self) -> bool {
        unimplemented!()
    }

    pub fn just_released(&self) -> bool {
        unimplemented!()
    }

    pub fn released(&self) -> bool {
        unimplemented!()
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

pub fn gamepad(_player: u32) -> Gamepad<Button> {
    unimplemented!()
}

/// Its fields are documented but private: games use the methods.
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
        unimplemented!()
    }

    pub fn xy_fixed(&self) -> (i32, i32) {
        unimplemented!()
    }

    pub fn intersects(&self, _x: impl As<i32>, _y: impl As<i32>, _w: impl As<u32>, _h: impl As<u32>) -> bool {
        unimplemented!()
    }

    pub fn intersects_fixed(&self, _x: impl As<i32>, _y: impl As<i32>, _w: impl As<u32>, _h: impl As<u32>) -> bool {
        unimplemented!()
    }

    pub fn scroll_delta(&self) -> (i32, i32) {
        unimplemented!()
    }

    pub fn just_pressed(&self) -> bool {
        unimplemented!()
    }

    pub fn pressed(&self) -> bool {
        unimplemented!()
    }

    pub fn just_released(&self) -> bool {
        unimplemented!()
    }

    pub fn released(&self) -> bool {
        unimplemented!()
    }
}

pub fn pointer() -> Pointer {
    unimplemented!()
}
