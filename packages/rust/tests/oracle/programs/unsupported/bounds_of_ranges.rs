use std::ops::RangeBounds;
fn has(range: impl RangeBounds<i32>, number: i32) -> bool {
    range.contains(&number)
}
log!("{}", has(1.., 3));
