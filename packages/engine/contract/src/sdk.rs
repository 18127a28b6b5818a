//! The second reading: what the sources of the SDK declare otherwise than the documentation. Examples compile with both.

use crate::recording::host;

pub fn tick() -> usize {
    host::with(|host| host.tick as usize)
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    host::with(|host| u64::from(host.input.now) * 1000)
}

#[derive(PartialEq, Debug, Clone, Copy)]
pub enum SpriteAnimationDirection {
    Forward,
    Reverse,
    PingPong,
    PingPongReverse,
}

/// The documentation's name of the variant, for the crate itself.
pub const BACKWARD: SpriteAnimationDirection = SpriteAnimationDirection::Reverse;
