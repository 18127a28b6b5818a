//! The second reading: what the SDK's sources declare differently from the documentation. Examples compile with both.

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

/// The name of the variant in the documentation, for use in this crate.
pub const BACKWARD: SpriteAnimationDirection = SpriteAnimationDirection::Reverse;
