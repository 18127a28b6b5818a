//! The sprites that a program finds: how long their frames show, and how often their files say to play.

use super::host;

#[derive(Clone, Default)]
pub struct Sprite {
    /// In milliseconds, one for each frame.
    pub durations: Vec<f64>,
    /// 0 is forever.
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
}

/// The sprite of this name. One that does not exist has no frames.
pub fn sprite(name: &str) -> Sprite {
    host::with(|host| host.sprites.get(name).cloned().unwrap_or_default())
}

/// The frames of a sprite at a speed.
pub struct Timeline {
    durations: Vec<f64>,
}

impl Timeline {
    pub fn new(sprite: &Sprite, speed: f32) -> Self {
        let durations = sprite.durations.iter().map(|ms| ms / f64::from(speed)).collect();
        Self { durations }
    }

    pub fn frames(&self) -> usize {
        self.durations.len()
    }

    fn total(&self) -> f64 {
        self.durations.iter().sum()
    }

    /// How often the animation has played to its end; there and back is once.
    pub fn rounds_in(&self, elapsed_ms: f64, is_mirrored: bool) -> usize {
        let round = self.total() * if is_mirrored { 2.0 } else { 1.0 };
        if round > 0.0 {
            (elapsed_ms / round) as usize
        } else {
            0
        }
    }

    /// The first frame whose end lies behind the moment. A mirrored animation shows the frames at both ends twice.
    pub fn frame_at(&self, elapsed_ms: f64, starts_backward: bool, is_mirrored: bool) -> Option<usize> {
        let round = elapsed_ms.max(0.0) / self.total();
        let moment = round.fract() * self.total();
        let is_way_back = is_mirrored && round as u64 % 2 == 1;
        let is_backward = starts_backward != is_way_back;
        let mut order: Vec<usize> = (0..self.frames()).collect();
        if is_backward {
            order.reverse();
        }
        let mut end = 0.0;
        order.into_iter().find(|&frame| {
            end += self.durations[frame];
            end > moment
        })
    }

    /// Where a finished animation rests.
    pub fn end_frame(&self, is_last: bool) -> Option<usize> {
        let last = self.frames().checked_sub(1)?;
        Some(if is_last { last } else { 0 })
    }
}
