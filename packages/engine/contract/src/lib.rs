//! The documented API of Turbo 0.7.4 as declarations. Snippets of the pages are compiled against this crate. Types are
//! as strict as the documentation. The options of each drawing macro are in `options.rs`. A running program draws
//! nothing: `recording` writes its calls.

// In games, the crate is called `turbo`, so expanded code uses that name.
extern crate self as turbo;

mod borsh;
mod bounds_type;
mod draw;
mod input;
mod macros;
mod number;
mod options;
#[cfg(feature = "sdk")]
mod sdk;
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
        let (w, h) = crate::resolution();
        Bounds::with_size(w, h)
    }

    /// What the camera shows.
    pub fn viewport() -> Bounds {
        let (x, y, zoom) = crate::camera::xyz();
        let (w, h) = canvas().wh();
        let (w, h) = ((w as f32 / zoom) as u32, (h as f32 / zoom) as u32);
        Bounds::new((x - w as f32 / 2.0) as i32, (y - h as f32 / 2.0) as i32, w, h)
    }
}

/// Everything that `init!` and `go!` bring into scope. The SDK includes `println!`, which makes the name ambiguous in a
/// program; without the SDK, the name means the standard library's macro.
pub mod prelude {
    pub use crate::animation::SpriteAnimation;
    #[cfg(not(feature = "sdk"))]
    pub use crate::animation::SpriteAnimationDirection;
    pub use crate::borsh::{BorshDeserialize, BorshSerialize};
    pub use crate::bounds_type::{Bounds, IntersectBounds};
    pub use crate::input::{gamepad, pointer, Button, Gamepad, Pointer};
    #[cfg(feature = "sdk")]
    pub use crate::println;
    pub use crate::tween::{Easing, Tween};
    pub use crate::{animation, audio, bounds, camera, shaders, time};
    pub use crate::{circ, ellipse, log, nine_slice, path, rect, sprite, text, text_box};
    pub use crate::{clear, rand, resolution, tick};
    pub use turbo_contract_macros::{BorshDeserialize, BorshSerialize};
}

pub use turbo_contract_macros::init;

#[cfg(feature = "sdk")]
pub use sdk::tick;

pub fn clear(color: u32) {
    recording::call::record("clear", &[("color", color.into())]);
}

pub fn resolution() -> (u32, u32) {
    recording::host::CANVAS
}

pub fn rand() -> u32 {
    recording::host::random()
}

#[cfg(not(feature = "sdk"))]
pub fn tick() -> u32 {
    recording::host::with(|host| host.tick)
}

#[doc(hidden)]
pub mod recording;

/// What the macros expand to. Not part of the documented API.
#[doc(hidden)]
pub mod expansion {
    pub use crate::borsh::{BorshDeserialize, BorshSerialize};
    pub use crate::options::*;
    pub use crate::recording::call::log_line;
    pub use crate::recording::host::{loaded, save};
}
