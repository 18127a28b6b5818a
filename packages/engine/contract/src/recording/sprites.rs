//! The sprites that a program can use: how long their frames last, and how often they repeat.

use super::host;

#[derive(Clone)]
pub struct Sprite {
    /// In milliseconds, one for each frame.
    pub durations: Vec<f32>,
    /// 0 means forever.
    pub loops: usize,
}

impl Sprite {
    /// `munch_cat 0 100,100,100,100`: the name, the loops and the durations.
    pub fn parse(line: &str) -> Option<(String, Self)> {
        let mut words = line.split(' ');
        let name = words.next()?.to_string();
        let loops = words.next()?.parse().ok()?;
        let durations = words.next()?.split(',').filter_map(|word| word.parse().ok()).collect();
        Some((name, Self { durations, loops }))
    }

    /// How often its animation plays. A file with a repeat count plays one time less.
    pub fn repeats(&self) -> usize {
        self.loops.checked_sub(1).unwrap_or(u32::MAX as usize)
    }
}

pub fn sprite(name: &str) -> Option<Sprite> {
    host::with(|host| host.sprites.get(name).cloned())
}

pub fn milliseconds(ticks: u32) -> f32 {
    ticks as f32 / 60.0 * 1000.0
}

pub fn total(durations: &[f32], speed: f32) -> f32 {
    durations.iter().fold(0.0, |sum, duration| sum + duration) / speed
}

/// The first frame that ends after a moment, in the given order.
pub fn frame_at(durations: &[f32], speed: f32, moment: f32, is_backward: bool) -> Option<usize> {
    let mut end = 0.0;
    let last = durations.len() - 1;
    (0..durations.len())
        .map(|place| if is_backward { last - place } else { place })
        .find(|&frame| {
            end += durations[frame] / speed;
            moment < end
        })
}
