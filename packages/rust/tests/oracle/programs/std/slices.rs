let mut list = [5, 3, 8, 1];
log!("{:?} {:?} {}", list.binary_search_by(|n| 3.cmp(n)), [1, 3, 5].binary_search_by(|n| n.cmp(&4)), list.is_empty());
log!("{:?} {:?}", [(1, 'a'), (4, 'b')].binary_search_by_key(&4, |pair| pair.0), [1, 2, 2, 3].partition_point(|n| *n < 3));
list.sort_unstable_by(|a, b| b.cmp(a));
log!("{:?}", list);
list.sort_unstable_by_key(|n| *n % 4);
log!("{:?}", list);
list.sort_by_cached_key(|n| n.to_string());
log!("{:?} {} {}", list, list.is_sorted(), list.is_sorted_by_key(|n| -*n));
for chunk in list.chunks_exact_mut(2) {
    chunk[0] += 10;
}
log!("{:?} {:?}", list, list.rchunks(3).map(|part| part.to_vec()).collect::<Vec<_>>());
list[1..].clone_from_slice(&[7, 8, 9]);
log!("{:?}", list);
list.copy_within(0..2, 2);
log!("{:?} {:?} {:?}", list, list.split_at_checked(1), list.split_at_checked(9));
let mut next = 0;
list.fill_with(|| {
    next += 2;
    next
});
let mut other = [0, 1, 2, 3];
list[..2].swap_with_slice(&mut other[2..]);
log!("{:?} {:?} {:?}", list, other, list.split(|n| *n == 6).collect::<Vec<_>>());
if let Some((first, rest)) = list.split_first_mut() {
    *first += rest[0];
    rest[1] = 0;
}
if let Some((last, rest)) = list.split_last_mut() {
    *last += rest[0];
    rest[1] = 4;
}
log!("{:?} {:?} {:?} {:?}", list, list.split_first(), list.split_last(), [0; 0].split_first());
if let Some(n) = list.first_mut() {
    *n = 1;
}
if let Some(n) = list.last_mut() {
    *n = 2;
}
list.rotate_right(1);
log!("{:?} {} {} {}", list, list.starts_with(&[2, 1]), list.ends_with(&[1]), list.starts_with(&[1, 2, 3, 4, 5]));
let (left, right) = list.split_at_mut(2);
left[0] = right[1];
log!("{:?} {:?}", list, list.split_at(3));
let text = *b"Ab-9";
log!("{} {:?} {:?}", text.is_ascii(), text.to_ascii_lowercase(), text.to_ascii_uppercase());
let boxed: Box<[i32]> = vec![1, 2].into_boxed_slice();
log!("{:?} {:?}", boxed.len(), boxed.into_vec());
let mut array = [1, 2, 3];
for n in array.each_mut() {
    *n += 1;
}
array.as_mut_slice()[0] = 9;
log!("{:?} {:?} {:?}", array.as_slice(), array.each_ref(), array.each_ref().map(|n| n * 2));
