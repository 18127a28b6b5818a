//! Values that move over time.

use crate::bounds_type::Bounds;
use turbo_contract_macros::{BorshDeserialize, BorshSerialize};

mod sealed {
    pub trait Tweened {}
}

/// The types a tween can move.
pub trait Tweened: sealed::Tweened + Copy + PartialEq {}

macro_rules! tweened {
    ($($type:ty)*) => {
        $(
            impl sealed::Tweened for $type {}
            impl Tweened for $type {}
        )*
    };
}

tweened!(f32 f64 i8 i16 i32 i64 isize u8 u16 u32 u64 usize Bounds);

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
    pub fn new(_start: T) -> Self {
        unimplemented!()
    }

    pub fn set(&mut self, _new_end: T) -> Self {
        unimplemented!()
    }

    pub fn set_duration(&mut self, _ticks: usize) {}

    pub fn set_ease(&mut self, _easing: Easing) {}

    pub fn duration(&mut self, _ticks: usize) -> Self {
        unimplemented!()
    }

    pub fn ease(&mut self, _easing: Easing) -> Self {
        unimplemented!()
    }

    pub fn get(&mut self) -> T {
        unimplemented!()
    }

    pub fn done(&mut self) -> bool {
        unimplemented!()
    }

    pub fn add(&mut self, _delta: T) {}

    pub fn elapsed_since_done(&mut self) -> Option<usize> {
        unimplemented!()
    }
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
