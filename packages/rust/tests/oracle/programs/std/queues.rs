use std::collections::VecDeque;
let mut queue: VecDeque<i32> = VecDeque::with_capacity(4);
log!("{:?} {:?} {}", queue.front().is_none(), queue.back_mut().is_none(), queue.is_empty());
queue.extend(1..=6);
log!("{:?} {:?} {:?} {:?}", queue.front(), queue.back(), queue.get(2), queue.get(9));
if let Some(n) = queue.front_mut() {
    *n = 10;
}
if let Some(n) = queue.back_mut() {
    *n *= 2;
}
if let Some(n) = queue.get_mut(1) {
    *n -= 5;
}
queue[2] += 100;
log!("{:?} {} {:?}", queue.clone(), queue.contains(&12), queue.pop_back());
queue.insert(1, 7);
log!("{:?} {:?} {:?}", queue.remove(0), queue.remove(9), queue);
queue.swap(0, 3);
queue.rotate_left(2);
log!("{:?}", queue);
queue.rotate_right(1);
log!("{:?} {:?}", queue, queue.range(1..3).collect::<Vec<_>>());
for n in queue.iter_mut() {
    *n += 1;
}
queue.make_contiguous().sort();
log!("{:?} {:?} {:?}", queue.clone(), queue.drain(1..3).collect::<Vec<_>>(), queue);
let mut more = VecDeque::from(vec![20, 30]);
queue.append(&mut more);
log!("{:?} {:?} {:?}", queue.clone(), more, queue.split_off(3));
queue.resize(5, 4);
queue.resize_with(6, || 9);
log!("{:?}", queue);
queue.resize(5, 0);
queue.retain(|n| *n != 4);
queue.retain_mut(|n| {
    *n += 1;
    *n < 60
});
log!("{:?}", queue);
queue.truncate(1);
log!("{:?} {}", queue, VecDeque::from([1, 2]) == VecDeque::from(vec![1, 2]));
queue.clear();
log!("{:?}", queue.pop_back());
