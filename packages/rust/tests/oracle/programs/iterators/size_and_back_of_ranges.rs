let r = 2..6;
log!("{} {} {} {:?}", r.len(), r.start, r.end, r);
log!("{} {} {}", r.contains(&5), (0..0).is_empty(), (5..2).count());
log!("{:?}", (-2..=2).rev().collect::<Vec<i32>>());
let mut e = 0..4;
log!("{:?} {:?} {:?}", e.next_back(), e.next(), e);
