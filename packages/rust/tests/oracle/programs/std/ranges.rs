use std::ops::{Range, RangeInclusive};
let range: RangeInclusive<i32> = RangeInclusive::new(2, 5);
log!("{} {} {} {} {}", range.start(), range.end(), range.contains(&5), range.contains(&6), range.is_empty());
log!("{} {} {}", (5..=2).is_empty(), (2..2).is_empty(), (2.5..3.0).contains(&2.75));
log!("{} {} {} {}", (2..).contains(&1), (..3).contains(&2), (..=3).contains(&4), ('a'..='z').contains(&'q'));
log!("{} {:?} {:?} {:?}", f32::NAN > 1.0, (f32::NAN..2.0).is_empty(), Range::<i32>::default(), (1..4).contains(&4));
let mut used = 1..=1;
used.next();
log!("{} {:?}", used.is_empty(), range);
