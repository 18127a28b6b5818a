//! Sprite animations by key.

use crate::recording::host;
use crate::recording::sprites::{sprite, Timeline};
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

/// Its fields are documented but private: games use the methods.
pub struct SpriteAnimation {
    repeat: usize,
    direction: SpriteAnimationDirection,
    fill_forwards: bool,
    speed: f32,
    delay: f32,
    paused: bool,
    sprite_name: String,
    start_tick: u32,
    /// When the animation was frozen; while it is, no time passes.
    pause_tick: u32,
    ttl: u32,
    last_tick: u32,
}

/// The animation of this key. One that nobody asked for in a while begins anew.
pub fn get(animation_key: &str) -> &mut SpriteAnimation {
    let now = host::with(|host| host.tick);
    let animation = host::with(|host| {
        *host
            .animations
            .entry(animation_key.into())
            .or_insert_with(|| Box::leak(Box::new(SpriteAnimation::new(now))))
    });
    // Safe: leaked, and the recording of one program is one thread
    let animation = unsafe { &mut *animation };
    if now - animation.last_tick > animation.ttl {
        *animation = SpriteAnimation::new(now);
    }
    animation.last_tick = now;
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
            start_tick: now,
            pause_tick: now,
            ttl: 1,
            last_tick: now,
        }
    }

    pub fn use_sprite(&mut self, name: &str) {
        if self.sprite_name == name {
            return;
        }
        let now = host::with(|host| host.tick);
        *self = Self {
            repeat: sprite(name).loops,
            sprite_name: name.into(),
            ttl: self.ttl,
            ..Self::new(now)
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
        let now = self.now();
        self.change(|own| {
            own.pause_tick = if own.paused { own.pause_tick } else { now };
            own.paused = true;
        });
    }

    pub fn resume(&mut self) {
        let now = self.now();
        self.change(|own| {
            own.start_tick += if own.paused { now - own.pause_tick } else { 0 };
            own.paused = false;
        });
    }

    pub fn restart(&mut self) {
        let now = self.now();
        self.change(|own| {
            own.start_tick = now;
            own.paused = false;
        });
    }

    pub fn stop(&mut self) {
        self.restart();
        self.pause();
    }

    /// An animation without an end is never done, one without a sprite always is.
    pub fn done(&self) -> bool {
        let is_endless = self.repeat == 0 || self.timeline().frames() < 2;
        self.sprite_name.is_empty() || (!is_endless && self.iterations() >= self.repeat)
    }

    pub fn frame(&self) -> Option<usize> {
        let is_mirrored = self.mirrors();
        let timeline = self.timeline();
        match self.done() {
            true => timeline.end_frame(self.starts_backward() != self.fill_forwards),
            false => timeline.frame_at(self.elapsed_ms(), self.starts_backward(), is_mirrored),
        }
    }

    pub fn iterations(&self) -> usize {
        self.timeline().rounds_in(self.elapsed_ms(), self.mirrors())
    }

    pub fn set_ttl(&mut self, ticks: usize) {
        self.ttl = ticks as u32;
    }

    /// Nothing can be changed before a sprite is assigned.
    fn change(&mut self, write: impl FnOnce(&mut Self)) {
        if !self.sprite_name.is_empty() {
            write(self);
        }
    }

    fn now(&self) -> u32 {
        host::with(|host| host.tick)
    }

    fn timeline(&self) -> Timeline {
        Timeline::new(&sprite(&self.sprite_name), self.speed)
    }

    fn elapsed_ms(&self) -> f64 {
        let until = if self.paused { self.pause_tick } else { self.now() };
        f64::from(until - self.start_tick) * 1000.0 / 60.0 - f64::from(self.delay)
    }

    fn mirrors(&self) -> bool {
        use SpriteAnimationDirection::{PingPong, PingPongReverse};
        matches!(self.direction, PingPong | PingPongReverse)
    }

    fn starts_backward(&self) -> bool {
        self.direction == BACKWARD || self.direction == SpriteAnimationDirection::PingPongReverse
    }
}
