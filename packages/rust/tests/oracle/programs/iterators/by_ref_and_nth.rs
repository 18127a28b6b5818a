let mut it = 0..10;
let first: Vec<i32> = it.by_ref().take(3).collect();
log!("{:?} {:?} {:?} {:?}", first, it.next(), it.nth(1), it.len());
log!("{:?} {:?}", (0..5).last(), (0..5).count());
