use std::iter;
let name = String::from("tom");
let mut once = iter::once_with(move || name + "!");
log!("{:?} {}", once.size_hint(), once.len());
log!("{:?} {:?} {:?}", once.next(), once.next(), once.size_hint());
log!("{:?}", iter::once_with(|| 5).chain(1..3).rev().collect::<Vec<i32>>());
for n in iter::once_with(|| 7) {
    log!("{n}");
}
