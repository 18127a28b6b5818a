let (some, none) = (Some(3), None::<i32>);
log!("{:?} {:?} {:?}", some.and(Some('a')), none.and(Some('a')), some.inspect(|n| log!("saw {}", n)));
log!("{} {} {:?} {:?}", some.is_none_or(|n| n > 5), none.is_none_or(|n| n > 5), Some(some).flatten(), Some(none).flatten());
log!("{:?} {:?}", Some((1, 'a')).unzip(), None::<(i32, char)>.unzip());
let results: [Option<Result<i32, String>>; 3] = [Some(Ok(1)), Some(Err("no".to_string())), None];
log!("{:?}", results.map(|result| result.transpose()));
let mut held = Some(4);
log!("{:?} {:?} {:?}", held.take_if(|n| *n > 5), held.take_if(|n| { *n += 1; *n == 5 }), held.is_none());
for n in held.iter_mut() {
    *n += 1;
}
held = Some(1);
for n in held.iter_mut() {
    *n += 1;
}
log!("{:?} {:?}", held, held.iter().next());
*held.get_or_insert(5) += 1;
let mut list = Some(vec![1, 2]);
if let Some(items) = list.as_deref_mut() {
    items[0] = 5;
}
let mut boxed = Some(Box::new(1));
if let Some(n) = boxed.as_deref_mut() {
    *n += 1;
}
log!("{:?} {:?} {:?} {:?}", list, boxed, boxed.as_deref(), list.as_deref());
log!("{:?} {:?} {:?}", none.xor(some), some.xor(some), none.zip(some));
log!("{:?} {:?}", Some(&mut 3).copied(), Some(&mut vec![1]).cloned());
log!("{:?}", held.insert(8));
log!("{:?} {}", held.replace(9), held.expect("held"));
log!("{:?} {:?}", Option::from(5), Option::<u8>::default());
