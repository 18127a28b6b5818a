//! Sprite animations by key.

use crate::recording::host;
use crate::recording::sprites::{frame_at, milliseconds, sprite, total};
#[cfg(feature = "sdk")]
pub use crate::sdk::SpriteAnimationDirection;
#[cfg(feature = "sdk")]
use crate::sdk::BACKWARD;

#[cfg(not(feature = "sdk"))]
#[derive(PartialEq, Debug, Clone, Copy)]
pub enum SpriteAnimationDirection {
    Forward,
    Backward,
    PingPong,
    PingPongReverse,
}

#[cfg(not(feature = "sdk"))]
const BACKWARD: SpriteAnimationDirection = SpriteAnimationDirection::Backward;

/// The fields are documented but private, because games use the methods. Without a sprite, changes have no effect.
pub struct SpriteAnimation {
    repeat: usize,
    direction: SpriteAnimationDirection,
    fill_forwards: bool,
    speed: f32,
    delay: f32,
    paused: bool,
    sprite_name: String,
    has_sprite: bool,
    frame: usize,
    iterations: usize,
    is_done: bool,
    start_tick: u32,
    pause_tick: u32,
    /// Milliseconds of the current pause and all earlier ones.
    pause: f32,
    pauses: f32,
    pub(crate) ttl: usize,
    pub(crate) update_tick: u32,
}

/// The animation with this key at the current tick's frame, or a new one.
pub fn get(animation_key: &str) -> &mut SpriteAnimation {
    let animation = host::animation(animation_key, || SpriteAnimation::new(now()));
    animation.update();
    animation
}

impl SpriteAnimation {
    fn new(now: u32) -> Self {
        Self {
            repeat: 0,
            direction: SpriteAnimationDirection::Forward,
            fill_forwards: false,
            speed: 1.0,
            delay: 0.0,
            paused: false,
            sprite_name: String::new(),
            has_sprite: false,
            frame: 0,
            iterations: 0,
            is_done: false,
            start_tick: now,
            pause_tick: now,
            pause: 0.0,
            pauses: 0.0,
            ttl: 1,
            update_tick: now,
        }
    }

    /// An unknown sprite is ignored.
    pub fn use_sprite(&mut self, name: &str) {
        let next = sprite(name);
        if self.has_sprite && (self.sprite_name == name || next.is_none()) {
            return;
        }
        *self = Self {
            repeat: next.map_or(0, |next| next.repeats()),
            sprite_name: name.into(),
            has_sprite: true,
            ttl: self.ttl,
            update_tick: self.update_tick,
            ..Self::new(now())
        };
    }

    pub fn sprite_name(&self) -> &str {
        &self.sprite_name
    }

    pub fn repeat(&self) -> usize {
        self.repeat
    }

    pub fn set_repeat(&mut self, repeat: usize) {
        self.change(|own| own.repeat = repeat);
    }

    pub fn direction(&self) -> SpriteAnimationDirection {
        self.direction
    }

    pub fn set_direction(&mut self, direction: SpriteAnimationDirection) {
        self.change(|own| own.direction = direction);
    }

    pub fn forward(&mut self) {
        self.set_direction(SpriteAnimationDirection::Forward);
    }

    pub fn reverse(&mut self) {
        self.set_direction(BACKWARD);
    }

    pub fn ping_pong(&mut self) {
        self.set_direction(SpriteAnimationDirection::PingPong);
    }

    pub fn ping_pong_reverse(&mut self) {
        self.set_direction(SpriteAnimationDirection::PingPongReverse);
    }

    pub fn fill_forwards(&self) -> bool {
        self.fill_forwards
    }

    pub fn set_fill_forwards(&mut self, fill_forwards: bool) {
        self.change(|own| own.fill_forwards = fill_forwards);
    }

    pub fn speed(&self) -> f32 {
        self.speed
    }

    pub fn set_speed(&mut self, speed: f32) {
        self.change(|own| own.speed = speed);
    }

    pub fn delay(&self) -> f32 {
        self.delay
    }

    pub fn set_delay(&mut self, delay: f32) {
        self.change(|own| own.delay = delay);
    }

    pub fn paused(&self) -> bool {
        self.paused
    }

    pub fn set_paused(&mut self, paused: bool) {
        match paused {
            true => self.pause(),
            false => self.resume(),
        }
    }

    pub fn pause(&mut self) {
        if !self.paused {
            self.change(|own| {
                own.pause_tick = now();
                own.paused = true;
            });
        }
    }

    pub fn resume(&mut self) {
        self.change(|own| {
            own.pauses += own.pause;
            own.pause = 0.0;
            own.paused = false;
        });
    }

    pub fn restart(&mut self) {
        self.change(|own| {
            own.start_tick = now();
            own.frame = 0;
            own.iterations = 0;
            own.paused = false;
            own.pause = 0.0;
            own.pauses = 0.0;
            own.is_done = false;
        });
    }

    pub fn stop(&mut self) {
        self.restart();
        self.pause();
    }

    /// An animation without a sprite is done.
    pub fn done(&self) -> bool {
        self.is_done || !self.has_sprite
    }

    pub fn frame(&self) -> Option<usize> {
        self.has_sprite.then_some(self.frame)
    }

    pub fn iterations(&self) -> usize {
        self.iterations
    }

    pub fn set_ttl(&mut self, ticks: usize) {
        self.ttl = ticks;
    }

    fn change(&mut self, write: impl FnOnce(&mut Self)) {
        if self.has_sprite {
            write(self);
        }
    }

    /// Advances to the frame of the current tick.
    fn update(&mut self) {
        let durations = sprite(&self.sprite_name).map_or(vec![], |sprite| sprite.durations);
        if self.done() || durations.is_empty() {
            return;
        }
        if self.paused {
            self.pause = milliseconds(now() - self.pause_tick);
            return;
        }
        let mut elapsed = milliseconds(now() - self.start_tick) - self.pauses;
        // The delay applies only before the first round
        if self.iterations == 0 {
            if elapsed < self.delay {
                return;
            }
            elapsed -= self.delay;
        }
        match self.is_there_and_back() {
            true => self.play_there_and_back(&durations, elapsed),
            false => self.play_round(&durations, elapsed),
        }
        if self.iterations > 0 && self.iterations >= self.repeat {
            self.is_done = true;
            let is_last = self.fill_forwards != self.starts_at_end();
            self.frame = if is_last { durations.len() - 1 } else { 0 };
        }
    }

    /// From one end to the other. A step back to the start is a new round.
    fn play_round(&mut self, durations: &[f32], elapsed: f32) {
        let is_backward = self.starts_at_end();
        let moment = elapsed % total(durations, self.speed);
        let Some(next) = frame_at(durations, self.speed, moment, is_backward) else {
            return;
        };
        if (is_backward && next > self.frame) || (!is_backward && next < self.frame) {
            self.iterations += 1;
        }
        self.frame = next;
    }

    /// Back and forth is one round; the frames at both ends show twice.
    fn play_there_and_back(&mut self, durations: &[f32], elapsed: f32) {
        let half = total(durations, self.speed);
        let moment = elapsed % (2.0 * half);
        let is_there = moment < half;
        let on_way = if is_there { moment } else { moment - half };
        let frame = frame_at(durations, self.speed, on_way, false).unwrap_or(0);
        self.iterations = (elapsed / (2.0 * half)) as usize;
        self.frame = match is_there != self.starts_at_end() {
            true => frame,
            false => durations.len() - 1 - frame,
        };
    }

    fn is_there_and_back(&self) -> bool {
        use SpriteAnimationDirection::{PingPong, PingPongReverse};
        matches!(self.direction, PingPong | PingPongReverse)
    }

    fn starts_at_end(&self) -> bool {
        self.direction == BACKWARD || self.direction == SpriteAnimationDirection::PingPongReverse
    }
}

fn now() -> u32 {
    host::with(|host| host.tick)
}
