//! Values that move over time.

use crate::bounds_type::Bounds;
use crate::recording::host;
use std::f64::consts::PI;
use std::ops::Add;
use turbo_contract_macros::{BorshDeserialize, BorshSerialize};

mod sealed {
    pub trait Tweened {
        /// The value at a fraction of the way to another one.
        fn toward(self, end: Self, part: f64) -> Self;
    }
}

/// The types that a tween can interpolate.
pub trait Tweened: sealed::Tweened + Copy + PartialEq + Add<Output = Self> {}

macro_rules! tweened {
    ($($type:ty)*) => {
        $(
            impl sealed::Tweened for $type {
                fn toward(self, end: Self, part: f64) -> Self {
                    (self as f64 + (end as f64 - self as f64) * part) as $type
                }
            }
            impl Tweened for $type {}
        )*
    };
}

tweened!(f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize);

impl sealed::Tweened for Bounds {
    fn toward(self, end: Self, part: f64) -> Self {
        let ((x, y), (w, h)) = (self.xy(), self.wh());
        let ((end_x, end_y), (end_w, end_h)) = (end.xy(), end.wh());
        Bounds::new(
            x.toward(end_x, part),
            y.toward(end_y, part),
            w.toward(end_w, part),
            h.toward(end_h, part),
        )
    }
}
impl Tweened for Bounds {}

#[derive(BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone, Copy)]
pub struct Tween<T> {
    pub start: T,
    pub end: T,
    pub duration: usize,
    pub elapsed: usize,
    pub easing: Easing,
    pub start_tick: Option<usize>,
}

impl<T: Tweened> Tween<T> {
    pub fn new(start: T) -> Self {
        Self {
            start,
            end: start,
            duration: 0,
            elapsed: 0,
            easing: Easing::Linear,
            start_tick: None,
        }
    }

    pub fn set(&mut self, new_end: T) -> Self {
        if new_end != self.end {
            self.start_again(new_end);
        }
        *self
    }

    pub fn set_duration(&mut self, ticks: usize) {
        self.duration = ticks;
    }

    pub fn set_ease(&mut self, easing: Easing) {
        self.easing = easing;
    }

    pub fn duration(&mut self, ticks: usize) -> Self {
        self.set_duration(ticks);
        *self
    }

    pub fn ease(&mut self, easing: Easing) -> Self {
        self.set_ease(easing);
        *self
    }

    /// Once a read has returned the end, the value stays there; the first read after the end overshoots.
    pub fn get(&mut self) -> T {
        if self.is_over() {
            return self.end;
        }
        self.elapsed = now() - *self.start_tick.get_or_insert_with(now);
        let part = self.elapsed as f64 / self.duration as f64;
        self.start.toward(self.end, self.easing.apply(part))
    }

    pub fn done(&mut self) -> bool {
        self.get();
        self.is_over()
    }

    pub fn add(&mut self, delta: T) {
        self.start_again(self.end + delta);
    }

    pub fn elapsed_since_done(&mut self) -> Option<usize> {
        self.get();
        let end_tick = self.start_tick.map_or(0, |start| start + self.duration);
        now().checked_sub(end_tick)
    }

    fn start_again(&mut self, end: T) {
        self.start = self.get();
        self.end = end;
        self.elapsed = 0;
        self.start_tick = Some(now());
    }

    fn is_over(&self) -> bool {
        self.elapsed >= self.duration
    }
}

fn now() -> usize {
    host::with(|host| host.tick as usize)
}

#[derive(BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone, Copy, Default)]
pub enum Easing {
    #[default]
    Linear,
    EaseInQuad,
    EaseOutQuad,
    EaseInOutQuad,
    EaseInCubic,
    EaseOutCubic,
    EaseInOutCubic,
    EaseInQuart,
    EaseOutQuart,
    EaseInOutQuart,
    EaseInQuint,
    EaseOutQuint,
    EaseInOutQuint,
    EaseInSine,
    EaseOutSine,
    EaseInOutSine,
    EaseInExpo,
    EaseOutExpo,
    EaseInOutExpo,
    EaseInCirc,
    EaseOutCirc,
    EaseInOutCirc,
    EaseInBack,
}

impl Easing {
    pub const ALL: [Easing; 23] = [
        Easing::Linear,
        Easing::EaseInQuad,
        Easing::EaseOutQuad,
        Easing::EaseInOutQuad,
        Easing::EaseInCubic,
        Easing::EaseOutCubic,
        Easing::EaseInOutCubic,
        Easing::EaseInQuart,
        Easing::EaseOutQuart,
        Easing::EaseInOutQuart,
        Easing::EaseInQuint,
        Easing::EaseOutQuint,
        Easing::EaseInOutQuint,
        Easing::EaseInSine,
        Easing::EaseOutSine,
        Easing::EaseInOutSine,
        Easing::EaseInExpo,
        Easing::EaseOutExpo,
        Easing::EaseInOutExpo,
        Easing::EaseInCirc,
        Easing::EaseOutCirc,
        Easing::EaseInOutCirc,
        Easing::EaseInBack,
    ];

    /// How far the value has moved after a fraction of the time; both are from 0 to 1.
    pub fn apply(self, t: f64) -> f64 {
        let is_first_half = t < 0.5;
        match self {
            Easing::Linear => t,
            Easing::EaseInQuad => t * t,
            Easing::EaseOutQuad => t * (2.0 - t),
            Easing::EaseInOutQuad if is_first_half => 2.0 * t * t,
            Easing::EaseInOutQuad => -1.0 + (4.0 - 2.0 * t) * t,
            Easing::EaseInCubic => product(t, 3),
            Easing::EaseOutCubic => product(t - 1.0, 3) + 1.0,
            Easing::EaseInOutCubic if is_first_half => 4.0 * product(t, 3),
            Easing::EaseInOutCubic => 4.0 * product(t - 1.0, 3) + 1.0,
            Easing::EaseInQuart => product(t, 4),
            Easing::EaseOutQuart => 1.0 - product(t - 1.0, 4),
            Easing::EaseInOutQuart if is_first_half => 8.0 * product(t, 4),
            Easing::EaseInOutQuart => 1.0 - 8.0 * product(t - 1.0, 4),
            Easing::EaseInQuint => product(t, 5),
            Easing::EaseOutQuint => product(t - 1.0, 5) + 1.0,
            Easing::EaseInOutQuint if is_first_half => 16.0 * product(t, 5),
            Easing::EaseInOutQuint => 1.0 + 16.0 * product(t - 1.0, 5),
            Easing::EaseInSine => 1.0 - (t * PI / 2.0).cos(),
            Easing::EaseOutSine => (t * PI / 2.0).sin(),
            Easing::EaseInOutSine => 0.5 * (1.0 - (PI * t).cos()),
            Easing::EaseInExpo if t == 0.0 => 0.0,
            Easing::EaseInExpo => 2f64.powf(10.0 * (t - 1.0)),
            Easing::EaseOutExpo if t == 1.0 => 1.0,
            Easing::EaseOutExpo => 1.0 - 2f64.powf(-10.0 * t),
            Easing::EaseInOutExpo if t == 0.0 || t == 1.0 => t,
            Easing::EaseInOutExpo if is_first_half => 0.5 * 2f64.powf(10.0 * (2.0 * t - 1.0)),
            Easing::EaseInOutExpo => 0.5 * (2.0 - 2f64.powf(-10.0 * (2.0 * t - 1.0))),
            Easing::EaseInCirc => 1.0 - (1.0 - t * t).sqrt(),
            Easing::EaseOutCirc => (1.0 - power(t - 1.0, 2)).sqrt(),
            Easing::EaseInOutCirc if is_first_half => 0.5 * (1.0 - (1.0 - 4.0 * t * t).sqrt()),
            Easing::EaseInOutCirc => 0.5 * ((1.0 - power(2.0 * t - 2.0, 2)).sqrt() + 1.0),
            Easing::EaseInBack => 2.70158 * t * t * t - 1.70158 * t * t,
        }
    }
}

/// Multiplied from the left, because the order affects the last digit.
fn product(t: f64, times: usize) -> f64 {
    (1..times).fold(t, |product, _| product * t)
}

/// Multiplied from the left, one factor after the other.
fn power(base: f64, times: u32) -> f64 {
    (1..times).fold(base, |product, _| product * base)
}
