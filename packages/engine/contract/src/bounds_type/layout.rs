//! The methods of `Bounds`. A number out of range counts as 0.

use super::Bounds;
use crate::number::As;

pub fn bounds(x: impl As<i32>, y: impl As<i32>, w: impl As<u32>, h: impl As<u32>) -> Bounds {
    Bounds {
        x: signed(x),
        y: signed(y),
        w: unsigned(w),
        h: unsigned(h),
    }
}

pub fn x(own: Bounds) -> i32 {
    own.x
}

pub fn y(own: Bounds) -> i32 {
    own.y
}

pub fn w(own: Bounds) -> u32 {
    own.w
}

pub fn h(own: Bounds) -> u32 {
    own.h
}

pub fn xy(own: Bounds) -> (i32, i32) {
    (own.x, own.y)
}

pub fn wh(own: Bounds) -> (u32, u32) {
    (own.w, own.h)
}

pub fn left(own: Bounds) -> i32 {
    own.x
}

pub fn top(own: Bounds) -> i32 {
    own.y
}

/// The last column inside, or the first if there is no width.
pub fn right(own: Bounds) -> i32 {
    own.x + own.w.saturating_sub(1) as i32
}

/// The last row inside, or the first if there is no height.
pub fn bottom(own: Bounds) -> i32 {
    own.y + own.h.saturating_sub(1) as i32
}

pub fn top_left(own: Bounds) -> (i32, i32) {
    (own.x, own.y)
}

pub fn top_right(own: Bounds) -> (i32, i32) {
    (right(own), own.y)
}

pub fn bottom_left(own: Bounds) -> (i32, i32) {
    (own.x, bottom(own))
}

pub fn bottom_right(own: Bounds) -> (i32, i32) {
    (right(own), bottom(own))
}

pub fn center(own: Bounds) -> (i32, i32) {
    (center_x(own), center_y(own))
}

pub fn center_x(own: Bounds) -> i32 {
    own.x + own.w as i32 / 2
}

pub fn center_y(own: Bounds) -> i32 {
    own.y + own.h as i32 / 2
}

pub fn contains(own: Bounds, other: &Bounds) -> bool {
    own.x <= other.x && right(own) >= right(*other) && own.y <= other.y && bottom(own) >= bottom(*other)
}

pub fn intersects(own: Bounds, other: &Bounds) -> bool {
    own.x <= right(*other) && right(own) >= other.x && own.y <= bottom(*other) && bottom(own) >= other.y
}

pub fn intersects_position(own: Bounds, x: impl As<i32>, y: impl As<i32>) -> bool {
    let (x, y) = (signed(x), signed(y));
    own.x <= x && x <= right(own) && own.y <= y && y <= bottom(own)
}

pub fn intersects_xy(own: Bounds, xy: impl As<(i32, i32)>) -> bool {
    let (x, y) = xy.convert().unwrap_or_default();
    intersects_position(own, x, y)
}

pub fn intersection(own: Bounds, other: &Bounds) -> Option<Bounds> {
    let spanned = |own: Bounds, other: &Bounds| {
        let (x, y) = (own.x.max(other.x), own.y.max(other.y));
        span(x, y, right(own).min(right(*other)), bottom(own).min(bottom(*other)))
    };
    intersects(own, other).then(|| spanned(own, other))
}

pub fn union(own: Bounds, other: &Bounds) -> Bounds {
    let (x, y) = (own.x.min(other.x), own.y.min(other.y));
    span(x, y, right(own).max(right(*other)), bottom(own).max(bottom(*other)))
}

/// From the first to the last column and row, inclusive.
fn span(left: i32, top: i32, right: i32, bottom: i32) -> Bounds {
    let size = |first: i32, last: i32| (last - first + 1) as u32;
    Bounds {
        x: left,
        y: top,
        w: size(left, right),
        h: size(top, bottom),
    }
}

pub fn position(own: Bounds, x: impl As<i32>, y: impl As<i32>) -> Bounds {
    Bounds {
        x: signed(x),
        y: signed(y),
        ..own
    }
}

pub fn position_xy(own: Bounds, xy: impl As<(i32, i32)>) -> Bounds {
    let (x, y) = xy.convert().unwrap_or_default();
    Bounds { x, y, ..own }
}

pub fn size(own: Bounds, w: impl As<u32>, h: impl As<u32>) -> Bounds {
    Bounds {
        w: unsigned(w),
        h: unsigned(h),
        ..own
    }
}

pub fn width(own: Bounds, w: impl As<u32>) -> Bounds {
    Bounds { w: unsigned(w), ..own }
}

pub fn height(own: Bounds, h: impl As<u32>) -> Bounds {
    Bounds { h: unsigned(h), ..own }
}

pub fn adjust_width(own: Bounds, d: impl As<i32>) -> Bounds {
    let w = (own.w as i32 + signed(d)).max(0) as u32;
    Bounds { w, ..own }
}

pub fn adjust_height(own: Bounds, d: impl As<i32>) -> Bounds {
    let h = (own.h as i32 + signed(d)).max(0) as u32;
    Bounds { h, ..own }
}

pub fn adjust_width_by_fraction(own: Bounds, f: f32) -> Bounds {
    let w = (own.w as f32 * f).round() as u32;
    Bounds { w, ..own }
}

pub fn adjust_height_by_fraction(own: Bounds, f: f32) -> Bounds {
    let h = (own.h as f32 * f).round() as u32;
    Bounds { h, ..own }
}

pub fn scale(own: Bounds, f: impl As<f32>) -> Bounds {
    let f = f.convert().unwrap_or(0.0);
    scale_h(scale_w(own, f), f)
}

pub fn scale_w(own: Bounds, f: impl As<f32>) -> Bounds {
    let w = (own.w as f32 * f.convert().unwrap_or(0.0)) as u32;
    Bounds { w, ..own }
}

pub fn scale_h(own: Bounds, f: impl As<f32>) -> Bounds {
    let h = (own.h as f32 * f.convert().unwrap_or(0.0)) as u32;
    Bounds { h, ..own }
}

pub fn translate(own: Bounds, dx: impl As<i32>, dy: impl As<i32>) -> Bounds {
    moved(own, signed(dx), signed(dy))
}

pub fn translate_x(own: Bounds, dx: impl As<i32>) -> Bounds {
    moved(own, signed(dx), 0)
}

pub fn translate_y(own: Bounds, dy: impl As<i32>) -> Bounds {
    moved(own, 0, signed(dy))
}

pub fn translate_by_fraction(own: Bounds, fx: f32, fy: f32) -> Bounds {
    translate_y_by_fraction(translate_x_by_fraction(own, fx), fy)
}

pub fn translate_x_by_fraction(own: Bounds, f: f32) -> Bounds {
    moved(own, (own.w as f32 * f).round() as i32, 0)
}

pub fn translate_y_by_fraction(own: Bounds, f: f32) -> Bounds {
    moved(own, 0, (own.h as f32 * f).round() as i32)
}

pub fn inset(own: Bounds, m: impl As<i32>) -> Bounds {
    let m = signed(m);
    Bounds {
        w: less(own.w, m.saturating_mul(2)),
        h: less(own.h, m.saturating_mul(2)),
        ..moved(own, m, m)
    }
}

pub fn inset_left(own: Bounds, m: impl As<i32>) -> Bounds {
    let m = signed(m);
    Bounds {
        w: less(own.w, m),
        ..moved(own, m, 0)
    }
}

pub fn inset_right(own: Bounds, m: impl As<u32>) -> Bounds {
    let w = own.w.saturating_sub(unsigned(m));
    Bounds { w, ..own }
}

pub fn inset_top(own: Bounds, m: impl As<i32>) -> Bounds {
    let m = signed(m);
    Bounds {
        h: less(own.h, m),
        ..moved(own, 0, m)
    }
}

pub fn inset_bottom(own: Bounds, m: impl As<u32>) -> Bounds {
    let h = own.h.saturating_sub(unsigned(m));
    Bounds { h, ..own }
}

pub fn expand(own: Bounds, m: impl As<u32>) -> Bounds {
    let m = unsigned(m);
    Bounds {
        w: own.w.saturating_add(m.saturating_mul(2)),
        h: own.h.saturating_add(m.saturating_mul(2)),
        x: own.x - m as i32,
        y: own.y - m as i32,
    }
}

pub fn expand_left(own: Bounds, m: impl As<u32>) -> Bounds {
    let m = unsigned(m);
    Bounds {
        x: own.x - m as i32,
        w: own.w.saturating_add(m),
        ..own
    }
}

pub fn expand_right(own: Bounds, m: impl As<u32>) -> Bounds {
    let w = own.w.saturating_add(unsigned(m));
    Bounds { w, ..own }
}

pub fn expand_top(own: Bounds, m: impl As<u32>) -> Bounds {
    let m = unsigned(m);
    Bounds {
        y: own.y - m as i32,
        h: own.h.saturating_add(m),
        ..own
    }
}

pub fn expand_bottom(own: Bounds, m: impl As<u32>) -> Bounds {
    let h = own.h.saturating_add(unsigned(m));
    Bounds { h, ..own }
}

pub fn anchor_left(own: Bounds, container: &Bounds) -> Bounds {
    Bounds { x: container.x, ..own }
}

pub fn anchor_right(own: Bounds, container: &Bounds) -> Bounds {
    let x = container.x + container.w as i32 - own.w as i32;
    Bounds { x, ..own }
}

pub fn anchor_top(own: Bounds, container: &Bounds) -> Bounds {
    Bounds { y: container.y, ..own }
}

pub fn anchor_bottom(own: Bounds, container: &Bounds) -> Bounds {
    let y = container.y + container.h as i32 - own.h as i32;
    Bounds { y, ..own }
}

pub fn anchor_center(own: Bounds, container: &Bounds) -> Bounds {
    anchor_center_y(anchor_center_x(own, container), container)
}

/// Half a pixel is rounded toward zero, even if the container is smaller.
pub fn anchor_center_x(own: Bounds, container: &Bounds) -> Bounds {
    let x = container.x + (container.w as i32 - own.w as i32) / 2;
    Bounds { x, ..own }
}

pub fn anchor_center_y(own: Bounds, container: &Bounds) -> Bounds {
    let y = container.y + (container.h as i32 - own.h as i32) / 2;
    Bounds { y, ..own }
}

pub fn above(own: Bounds, container: &Bounds) -> Bounds {
    let y = container.y - own.h as i32;
    Bounds { y, ..own }
}

pub fn below(own: Bounds, container: &Bounds) -> Bounds {
    let y = container.y + container.h as i32;
    Bounds { y, ..own }
}

pub fn left_of(own: Bounds, container: &Bounds) -> Bounds {
    let x = container.x - own.w as i32;
    Bounds { x, ..own }
}

pub fn right_of(own: Bounds, container: &Bounds) -> Bounds {
    let x = container.x + container.w as i32;
    Bounds { x, ..own }
}

pub fn above_self(own: Bounds) -> Bounds {
    above(own, &own)
}

pub fn below_self(own: Bounds) -> Bounds {
    below(own, &own)
}

pub fn left_of_self(own: Bounds) -> Bounds {
    left_of(own, &own)
}

pub fn right_of_self(own: Bounds) -> Bounds {
    right_of(own, &own)
}

/// A split position beyond an edge is moved to the edge.
pub fn split_horizontal_at(own: Bounds, px: impl As<i32>) -> (Bounds, Bounds) {
    split_columns(own, signed(px).clamp(0, own.w as i32) as u32)
}

pub fn split_vertical_at(own: Bounds, px: impl As<i32>) -> (Bounds, Bounds) {
    split_rows(own, signed(px).clamp(0, own.h as i32) as u32)
}

/// Here a split position beyond the edge makes the first part larger than the whole.
pub fn split_horizontal_by_fraction(own: Bounds, f: f32) -> (Bounds, Bounds) {
    split_columns(own, (own.w as f32 * f).round() as u32)
}

pub fn split_vertical_by_fraction(own: Bounds, f: f32) -> (Bounds, Bounds) {
    split_rows(own, (own.h as f32 * f).round() as u32)
}

fn split_columns(own: Bounds, first: u32) -> (Bounds, Bounds) {
    let rest = Bounds {
        w: own.w.saturating_sub(first),
        ..moved(own, first as i32, 0)
    };
    (Bounds { w: first, ..own }, rest)
}

fn split_rows(own: Bounds, first: u32) -> (Bounds, Bounds) {
    let rest = Bounds {
        h: own.h.saturating_sub(first),
        ..moved(own, 0, first as i32)
    };
    (Bounds { h: first, ..own }, rest)
}

pub fn columns(own: Bounds, n: u32) -> Vec<Bounds> {
    let w = own.w / n;
    (0..n).map(|place| column(own, place, w, 0)).collect()
}

pub fn rows(own: Bounds, n: u32) -> Vec<Bounds> {
    let h = own.h / n;
    (0..n).map(|place| row(own, place, h, 0)).collect()
}

/// The last column gets the remaining pixels, so that it ends flush.
pub fn columns_with_gap(own: Bounds, n: u32, gap: u32) -> Vec<Bounds> {
    let Some(w) = part_with_gap(own.w, n, gap) else {
        return vec![];
    };
    let mut columns: Vec<Bounds> = (0..n).map(|place| column(own, place, w, gap)).collect();
    if let Some(last) = columns.last_mut() {
        last.w = (own.x + own.w as i32 - last.x).max(0) as u32;
    }
    columns
}

pub fn rows_with_gap(own: Bounds, n: u32, gap: u32) -> Vec<Bounds> {
    let Some(h) = part_with_gap(own.h, n, gap) else {
        return vec![];
    };
    let mut rows: Vec<Bounds> = (0..n).map(|place| row(own, place, h, gap)).collect();
    if let Some(last) = rows.last_mut() {
        last.h = (own.y + own.h as i32 - last.y).max(0) as u32;
    }
    rows
}

fn part_with_gap(size: u32, n: u32, gap: u32) -> Option<u32> {
    let gaps = gap * n.checked_sub(1)?;
    Some(size.saturating_sub(gaps) / n)
}

fn column(own: Bounds, place: u32, w: u32, gap: u32) -> Bounds {
    Bounds {
        w,
        ..moved(own, (place * (w + gap)) as i32, 0)
    }
}

fn row(own: Bounds, place: u32, h: u32, gap: u32) -> Bounds {
    Bounds {
        h,
        ..moved(own, 0, (place * (h + gap)) as i32)
    }
}

/// Row by row.
pub fn grid(own: Bounds, cols: u32, rows: u32) -> Vec<Bounds> {
    let rows = self::rows(own, rows);
    rows.into_iter().flat_map(|row| columns(row, cols)).collect()
}

pub fn stack_ltr(own: Bounds, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds> {
    let gap = signed(gap);
    let mut next = own.x;
    let place = |item: &Bounds| {
        let x = next;
        next += item.w as i32 + gap;
        Bounds {
            x,
            ..anchor_center_y(*item, &own)
        }
    };
    items.iter().map(place).collect()
}

pub fn stack_rtl(own: Bounds, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds> {
    let gap = signed(gap);
    let mut end = own.x + own.w as i32;
    let place = |item: &Bounds| {
        let x = end - item.w as i32;
        end = x - gap;
        Bounds {
            x,
            ..anchor_center_y(*item, &own)
        }
    };
    items.iter().map(place).collect()
}

pub fn stack_ttb(own: Bounds, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds> {
    let gap = signed(gap);
    let mut next = own.y;
    let place = |item: &Bounds| {
        let y = next;
        next += item.h as i32 + gap;
        Bounds {
            y,
            ..anchor_center_x(*item, &own)
        }
    };
    items.iter().map(place).collect()
}

pub fn stack_btt(own: Bounds, items: &[Bounds], gap: impl As<i32>) -> Vec<Bounds> {
    let gap = signed(gap);
    let mut end = own.y + own.h as i32;
    let place = |item: &Bounds| {
        let y = end - item.h as i32;
        end = y - gap;
        Bounds {
            y,
            ..anchor_center_x(*item, &own)
        }
    };
    items.iter().map(place).collect()
}

fn signed(value: impl As<i32>) -> i32 {
    value.convert().unwrap_or(0)
}

fn unsigned(value: impl As<u32>) -> u32 {
    value.convert().unwrap_or(0)
}

fn moved(own: Bounds, dx: i32, dy: i32) -> Bounds {
    Bounds {
        x: own.x + dx,
        y: own.y + dy,
        ..own
    }
}

/// A size minus a part, at least 0. A negative part is added.
fn less(size: u32, part: i32) -> u32 {
    size.saturating_add_signed(part.saturating_neg())
}
