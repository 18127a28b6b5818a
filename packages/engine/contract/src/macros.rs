//! The documented macros. The tables in `options.rs` define their options.

/// Runs the block once per frame, with the prelude and `PI` in scope.
#[macro_export]
macro_rules! go {
    ($frame:block) => {
        #[allow(unused_imports)]
        use $crate::prelude::*;

        pub fn run() {
            #[allow(unused_imports)]
            use ::std::f32::consts::PI;
            $frame
        }
    };
    ($($statement:tt)*) => {
        $crate::go!({ $($statement)* });
    };
}

#[macro_export]
macro_rules! rect {
    ($($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::rect::new() $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! circ {
    ($($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::circ::new() $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! ellipse {
    ($($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::ellipse::new() $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! path {
    ($($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::path::new() $(.$option($value))* .draw()
    };
}

/// The forms with an animation key have to come first, because a name can be any expression, including an assignment.
#[macro_export]
macro_rules! sprite {
    (animation_key = $key:expr, default_sprite = $name:expr $(, $option:ident = $value:expr)* $(,)?) => {
        $crate::expansion::sprite::animated_or($key, $name) $(.$option($value))* .draw()
    };
    (animation_key = $key:expr $(, $option:ident = $value:expr)* $(,)?) => {
        $crate::expansion::sprite::animated($key) $(.$option($value))* .draw()
    };
    ($name:expr $(, $option:ident = $value:expr)* $(,)?) => {
        $crate::expansion::sprite::named($name) $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! nine_slice {
    ($name:expr, margins = $margins:expr, $($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::nine_slice::named($name).margins($margins) $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! text {
    ($format:literal, $($argument:expr),+; $($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::text::of(&::std::format!($format, $($argument),+)) $(.$option($value))* .draw()
    };
    ($text:expr, $($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::text::of($text) $(.$option($value))* .draw()
    };
    ($format:literal, $($argument:expr),+ $(,)?) => {
        $crate::expansion::text::of(&::std::format!($format, $($argument),+)).draw()
    };
    ($text:expr) => {
        $crate::expansion::text::of($text).draw()
    };
}

#[macro_export]
macro_rules! text_box {
    ($text:expr, $($option:ident = $value:expr),* $(,)?) => {
        $crate::expansion::text_box::of($text) $(.$option($value))* .draw()
    };
}

#[macro_export]
macro_rules! log {
    ($($format:tt)+) => {
        $crate::expansion::log_line(::std::format!($($format)+))
    };
}

#[macro_export]
macro_rules! println {
    ($($format:tt)+) => {
        $crate::log!($($format)+)
    };
}
