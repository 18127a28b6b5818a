let list = [1, -1, 2, -2, 3];
let mut positive = list.iter().map_while(|n| (*n > 0).then_some(*n));
log!("{:?} {:?} {:?} {:?}", positive.next(), positive.next(), positive.next(), positive.next());
let mut sums = list.iter().scan(0, |sum, n| {
    *sum += n;
    (*sum != 0).then_some(*sum)
});
log!("{:?} {:?} {:?} {:?}", sums.next(), sums.next(), sums.next(), sums.next());
let mut first = list.iter().take_while(|n| **n > 0);
log!("{:?} {:?} {:?}", first.next(), first.next(), first.next());
let mut fused = list.iter().map_while(|n| (*n > 0).then_some(*n)).fuse();
log!("{:?} {:?} {:?}", fused.next(), fused.next(), fused.next());
let mut skipped = list.iter().skip_while(|n| **n > 0);
log!("{:?} {:?} {:?}", skipped.next(), skipped.next(), skipped.next());
