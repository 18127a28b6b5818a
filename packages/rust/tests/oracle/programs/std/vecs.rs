let mut list = vec![1, 1, 2, 4, 5, 5, 7];
list.dedup_by(|a, b| a == b);
log!("{:?}", list);
list.dedup_by_key(|n| *n / 3);
log!("{:?}", list);
list.extend_from_within(1..);
list.resize_with(8, || 3);
list.reserve(10);
list.shrink_to_fit();
list.as_mut_slice().reverse();
log!("{:?} {} {}", list, list.len() < 100, list.as_slice().len());
log!("{:?} {:?}", list.pop_if(|n| *n == 1), list.pop_if(|n| *n == 100));
let taken: Vec<i32> = list.splice(1..3, [40, 41, 42]).collect();
log!("{:?} {:?}", taken, list);
let mut words = vec!["a".to_string(), "b".to_string(), "b".to_string()];
words.dedup();
words.resize(4, "z".to_string());
log!("{:?} {:?} {:?}", words.swap_remove(0), words.clone(), words.into_boxed_slice());
let mut pairs = vec![(1, 'a'), (1, 'b'), (2, 'c')];
pairs.dedup_by_key(|pair| {
    pair.1 = 'x';
    pair.0
});
log!("{:?}", pairs);
