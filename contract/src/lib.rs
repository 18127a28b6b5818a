//! The documented API of Turbo 0.7.4 as declarations.
//!
//! Snippets of the pages are compiled against this crate. Types are as strict as the documentation; nothing runs,
//! so bodies are empty or `unimplemented!()`. The options of each drawing macro stand in `options.rs`.

// Expanded code names this crate `turbo`, here as in a game.
extern crate self as turbo;

mod borsh;
mod bounds_type;
mod draw;
mod input;
mod macros;
mod number;
mod options;
mod tween;

pub mod animation;
pub mod audio;
pub mod camera;
pub mod shaders;
pub mod time;

/// Layout areas.
pub mod bounds {
    pub use crate::bounds_type::{Bounds, IntersectBounds};

    pub fn canvas() -> Bounds {
        unimplemented!()
    }

    pub fn viewport() -> Bounds {
        unimplemented!()
    }
}

/// Everything that `init!` and `go!` bring into scope. The name `println!` stays with the standard library's macro, which
/// takes the same arguments: a second one from a macro's glob import would be ambiguous.
pub mod prelude {
    pub use crate::animation::{SpriteAnimation, SpriteAnimationDirection};
    pub use crate::borsh::{BorshDeserialize, BorshSerialize};
    pub use crate::bounds_type::{Bounds, IntersectBounds};
    pub use crate::input::{gamepad, pointer, Button, Gamepad, Pointer};
    pub use crate::tween::{Easing, Tween};
    pub use crate::{animation, audio, bounds, camera, shaders, time};
    pub use crate::{circ, ellipse, log, nine_slice, path, rect, sprite, text, text_box};
    pub use crate::{clear, rand, resolution, tick};
    pub use turbo_contract_macros::{BorshDeserialize, BorshSerialize};
}

pub use turbo_contract_macros::init;

pub fn clear(_color: u32) {}

/// Width and height of the canvas.
pub fn resolution() -> (u32, u32) {
    unimplemented!()
}

pub fn rand() -> u32 {
    unimplemented!()
}

pub fn tick() -> u32 {
    unimplemented!()
}

/// What the macros expand to. Not part of the documented API.
#[doc(hidden)]
pub mod expansion {
    pub use crate::borsh::{BorshDeserialize, BorshSerialize};
    pub use crate::draw::log_line;
    pub use crate::options::*;
}
