use std::iter;
let list = [4, 1, 3];
log!("{} {} {}", [1, 2, 2].iter().is_sorted(), list.iter().is_sorted(), iter::empty::<i32>().is_sorted());
log!("{:?} {:?} {:?}", list.iter().size_hint(), list.iter().filter(|n| **n > 1).size_hint().1.is_some(), list.iter().chain(&[5]).size_hint());
log!("{:?} {:?}", list.iter().partial_cmp(&[4, 2]), [1.0, f32::NAN].iter().partial_cmp([1.0, 2.0].iter()));
log!("{:?} {:?} {:?}", list.iter().cmp([4, 1].iter()), [1, 2].iter().cmp([1, 2].iter()), [1].iter().cmp([1, 2].iter()));
log!("{} {} {} {}", list.iter().eq([4, 1, 3].iter()), list.iter().ne([4, 1].iter()), [1, 2].iter().lt([1, 3].iter()), [2].iter().ge([1, 3].iter()));
log!("{} {}", [1].iter().le([1].iter()), [1].iter().gt([1].iter()));
log!("{:?} {:?}", [100i8, 20].iter().try_fold(0i8, |sum, n| sum.checked_add(*n)), [100i8, 100].iter().try_fold(0i8, |sum, n| sum.checked_add(*n)));
let tried: Result<(), i32> = list.iter().try_for_each(|n| if *n == 1 { Err(*n) } else { Ok(()) });
log!("{:?} {:?}", tried, list.iter().try_for_each(|n| if *n > 0 { Some(()) } else { None }));
log!("{:?}", list.iter().map_while(|n| if *n > 2 { Some(n * 2) } else { None }).collect::<Vec<_>>());
let mut turns = 0;
let mut gaps = iter::from_fn(|| {
    turns += 1;
    if turns % 2 == 1 { Some(turns) } else { None }
})
.fuse();
log!("{:?} {:?} {:?}", gaps.next(), gaps.next(), gaps.next());
let mut ahead = [1, 1, 2, 3].iter().peekable();
log!("{:?} {:?} {:?} {:?}", ahead.next_if(|n| **n == 1), ahead.next_if(|n| **n == 5), ahead.next_if_eq(&&1), ahead.next_if_eq(&&1));
if let Some(next) = ahead.peek_mut() {
    *next = &9;
}
log!("{:?}", ahead.peek());
log!("{:?}", ahead.collect::<Vec<_>>());
let mut owned = vec![1, 2].into_iter().peekable();
if let Some(next) = owned.peek_mut() {
    *next += 10;
}
log!("{:?}", owned.collect::<Vec<_>>());
log!("{:?} {:?}", iter::repeat_n('x', 3).collect::<String>(), iter::repeat_with(|| 2).take(2).collect::<Vec<_>>());
log!("{:?} {:?}", iter::zip([1, 2], ['a', 'b', 'c']).collect::<Vec<_>>(), iter::empty::<u8>().next());
let mut numbers = (1..8).into_iter();
log!("{:?} {:?} {:?}", numbers.nth_back(1), numbers.rfind(|n| n % 2 == 0), numbers.next_back());
log!("{:?} {:?}", (1..5).rfold(String::new(), |text, n| text + &n.to_string()), list.iter().rposition(|n| *n > 2));
log!("{:?} {:?} {:?}", list.iter().last(), iter::empty::<i32>().last(), list.iter().rev().last());
log!("{:?} {:?}", ["a", "bb", "cc"].iter().max_by_key(|s| s.len()), ["aa", "b", "c"].iter().min_by_key(|s| s.len()));
log!("{:?} {:?}", [1.5f32, 0.5].iter().max_by(|a, b| a.total_cmp(b)), [1.5f32, 0.5].into_iter().min_by(|a, b| a.total_cmp(b)));
log!("{:?} {:?}", [(1, 'a'), (1, 'b')].iter().max_by(|a, b| a.0.cmp(&b.0)), [(1, 'a'), (1, 'b')].iter().min_by(|a, b| a.0.cmp(&b.0)));
log!("{:?} {:?}", list.iter().copied().reduce(|a, b| a * 10 + b), iter::empty::<i32>().reduce(|a, b| a + b));
log!("{:?} {:?}", ["x", "5", "6"].iter().find_map(|s| s.parse::<i32>().ok()), ["x"].iter().find_map(|s| s.parse::<i32>().ok()));
let (even, odd): (Vec<i32>, Vec<i32>) = (1..6).partition(|n| n % 2 == 0);
let (numbers, letters): (Vec<i32>, String) = [(1, 'a'), (2, 'b')].into_iter().unzip();
log!("{:?} {:?} {:?} {:?}", even, odd, numbers, letters);
let sum: i32 = std::iter::Sum::sum(list.iter());
let product: i32 = std::iter::Product::product(list.into_iter());
let made: Vec<i32> = FromIterator::from_iter(1..3);
log!("{} {} {:?}", sum, product, made);
