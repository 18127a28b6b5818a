//! The rectangle of the layout functions.

mod layout;

use crate::number::As;
use std::ops::Add;
use turbo_contract_macros::{BorshDeserialize, BorshSerialize};

/// The fields are documented but private, because games use the methods.
#[derive(BorshSerialize, BorshDeserialize, PartialEq, Debug, Clone, Copy, Default)]
pub struct Bounds {
    x: i32,
    y: i32,
    w: u32,
    h: u32,
}

macro_rules! methods {
    (impl $owner:ident { $(fn $name:ident(&self $(, $param:ident: $type:ty)*) -> $result:ty;)* }) => {
        impl $owner {
            $(
                pub fn $name(&self $(, $param: $type)*) -> $result {
                    layout::$name(*self $(, $param)*)
                }
            )*
        }
    };
}

impl Bounds {
    pub fn new(x: impl As<i32>, y: impl As<i32>, w: impl As<u32>, h: impl As<u32>) -> Bounds {
        layout::bounds(x, y, w, h)
    }

    pub fn with_size(w: impl As<u32>, h: impl As<u32>) -> Bounds {
        layout::bounds(0, 0, w, h)
    }

    pub fn map<T>(self, f: impl FnOnce(Bounds) -> T) -> T {
        f(self)
    }
}

methods! {
    impl Bounds {
        fn x(&self) -> i32;
        fn y(&self) -> i32;
        fn w(&self) -> u32;
        fn h(&self) -> u32;
        fn xy(&self) -> (i32, i32);
        fn wh(&self) -> (u32, u32);
        fn left(&self) -> i32;
        fn top(&self) -> i32;
        fn right(&self) -> i32;
        fn bottom(&self) -> i32;
        fn top_left(&self) -> (i32, i32);
        fn top_right(&self) -> (i32, i32);
        fn bottom_left(&self) -> (i32, i32);
        fn bottom_right(&self) -> (i32, i32);
        fn center(&self) -> (i32, i32);
        fn center_x(&self) -> i32;
        fn center_y(&self) -> i32;
        fn contains(&self, other: &Bounds) -> bool;
        fn intersects(&self, other: &Bounds) -> bool;
        fn intersects_position(&self, x: impl As<i32>, y: impl As<i32>) -> bool;
        fn intersects_xy(&self, xy: impl As<(i32, i32)>) -> bool;
        fn intersection(&self, other: &Bounds) -> Option<Bounds>;
        fn union(&self, other: &Bounds) -> Bounds;
        fn position(&self, x: impl As<i32>, y: impl As<i32>) -> Bounds;
        fn position_xy(&self, xy: impl As<(i32, i32)>) -> Bounds;
        fn size(&self, w: impl As<u32>, h: impl As<u32>) -> Bounds;
        fn width(&self, w: impl As<u32>) -> Bounds;
        fn height(&self, h: impl As<u32>) -> Bounds;
        fn adjust_width(&self, d: impl As<i32>) -> Bounds;
        fn adjust_height(&self, d: impl As<i32>) -> Bounds;
        fn adjust_width_by_fraction(&self, f: f32) -> Bounds;
        fn adjust_height_by_fraction(&self, f: f32) -> Bounds;
        fn scale(&self, f: impl As<f32>) -> Bounds;
        fn scale_w(&self, f: impl As<f32>) -> Bounds;
        fn scale_h(&self, f: impl As<f32>) -> Bounds;
        fn translate(&self, dx: impl As<i32>, dy: impl As<i32>) -> Bounds;
        fn translate_x(&self, dx: impl As<i32>) -> Bounds;
        fn translate_y(&self, dy: impl As<i32>) -> Bounds;
        fn translate_by_fraction(&self, fx: f32, fy: f32) -> Bounds;
        fn translate_x_by_fraction(&self, f: f32) -> Bounds;
        fn translate_y_by_fraction(&self, f: f32) -> Bounds;
        fn inset(&self, m: impl As<i32>) -> Bounds;
        fn inset_left(&self, m: impl As<i32>) -> Bounds;
        fn inset_right(&self, m: impl As<u32>) -> Bounds;
        fn inset_top(&self, m: impl As<i32>) -> Bounds;
        fn inset_bottom(&self, m: impl As<u32>) -> Bounds;
        fn expand(&self, m: impl As<u32>) -> Bounds;
        fn expand_left(&self, m: impl As<u32>) -> Bounds;
        fn expand_right(&self, m: impl As<u32>) -> Bounds;
        fn expand_top(&self, m: impl As<u32>) -> Bounds;
        fn expand_bottom(&self, m: impl As<u32>) -> Bounds;
        fn anchor_left(&self, container: &Bounds) -> Bounds;
        fn anchor_right(&self, container: &Bounds) -> Bounds;
        fn anchor_top(&self, container: &Bounds) -> Bounds;
        fn anchor_bottom(&self, container: &Bounds) -> Bounds;
        fn anchor_center(&self, container: &Bounds) -> Bounds;
        fn anchor_center_x(&self, container: &Bounds) -> Bounds;
        fn anchor_center_y(&self, container: &Bounds) -> Bounds;
        fn above(&self, container: &Bounds) -> Bounds;
        fn below(&self, container: &Bounds) -> Bounds;
        fn left_of(&self, container: &Bounds) -> Bounds;
        fn right_of(&self, container: &Bounds) -> Bounds;
        fn above_self(&self) -> Bounds;
        fn below_self(&self) -> Bounds;
        fn left_of_self(&self) -> Bounds;
        fn right_of_self(&self) -> Bounds;
        fn split_horizontal_at(&self, px: impl As<i32>) -> (Bounds, Bounds);
        fn split_vertical_at(&self, px: impl As<i32>) -> (Bounds, Bounds);
        fn split_horizontal_by_fraction(&self, f: f32) -> (Bounds, Bounds);
        fn split_vertical_by_fraction(&self, f: f32) -> (Bounds, Bounds);
        fn columns(&self, n: u32) -> Vec<Bounds>;
        fn rows(&self, n: u32) -> Vec<Bounds>;
        fn columns_with_gap(&self, n: u32, gap: u32) -> Vec<Bounds>;
        fn rows_with_gap(&self, n: u32, gap: u32) -> Vec<Bounds>;
        fn grid(&self, cols: u32, rows: u32) -> Vec<Bounds>;
        fn stack_ltr(&self, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds>;
        fn stack_rtl(&self, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds>;
        fn stack_ttb(&self, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds>;
        fn stack_btt(&self, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds>;
    }
}

impl Add for Bounds {
    type Output = Bounds;

    fn add(self, other: Bounds) -> Bounds {
        Bounds {
            x: self.x + other.x,
            y: self.y + other.y,
            w: self.w + other.w,
            h: self.h + other.h,
        }
    }
}

/// Tests whether a point is inside: `pointer().xy().intersects_bounds(button)`.
pub trait IntersectBounds {
    fn intersects_bounds(&self, bounds: Bounds) -> bool;
}

impl IntersectBounds for (i32, i32) {
    fn intersects_bounds(&self, bounds: Bounds) -> bool {
        bounds.intersects_xy(*self)
    }
}
