//! Input of the players.

use super::mix::mix;

/// The input of one frame. Buttons are bits, in the order of the fields of `Gamepad`.
#[derive(Clone, Copy, Default)]
pub struct FrameInput {
    pub gamepads: [u16; 2],
    pub pointer: (i32, i32),
    pub is_pointer_down: bool,
    pub scroll: (i32, i32),
    /// Seconds since 1970.
    pub now: u32,
}

impl FrameInput {
    /// Input of all kinds as a function of the tick.
    pub fn scripted(tick: u32) -> Self {
        let gesture = tick / 5;
        let gamepads = [0, 1].map(|player| {
            (0..10)
                .filter(|button| mix(tick / 7 * 64 + 16 * player + button + 1) % 3 == 0)
                .fold(0, |held, button| held | 1 << button)
        });
        let scroll = if tick % 11 == 0 {
            (mix(tick + 77) % 3) as i32 - 1
        } else {
            0
        };
        Self {
            gamepads,
            pointer: (
                (mix(4 * gesture + 1000001) % 256) as i32,
                (mix(4 * gesture + 1000002) % 144) as i32,
            ),
            is_pointer_down: mix(4 * gesture + 1000003) % 2 == 0,
            scroll: (0, scroll),
            now: 1750000000 + tick / 60,
        }
    }

    /// Parses a frame of an input script: `gamepad gamepad x y down scroll scroll now`, all numbers.
    pub fn parse(line: &str) -> Option<Self> {
        let numbers: Vec<i64> = line.split(' ').map_while(|word| word.parse().ok()).collect();
        let &[first, second, x, y, down, dx, dy, now] = numbers.as_slice() else {
            return None;
        };
        Some(Self {
            gamepads: [first as u16, second as u16],
            pointer: (x as i32, y as i32),
            is_pointer_down: down != 0,
            scroll: (dx as i32, dy as i32),
            now: now as u32,
        })
    }
}
