let (some, none) = (Some(3), None::<i32>);
log!("{} {} {} {}", some.is_some(), none.is_none(), some.unwrap_or(1), none.unwrap_or(1));
log!("{} {} {}", none.unwrap_or_default(), none.unwrap_or_else(|| 7), some.is_some_and(|n| n > 2));
log!("{:?} {:?} {} {}", some.map(|n| n * 2), none.map(|n| n * 2), some.map_or(0, |n| n + 1), none.map_or_else(|| -1, |n| n));
log!("{:?} {:?} {:?}", some.and_then(|n| if n > 5 { Some(n) } else { None }), some.or(Some(9)), none.or_else(|| Some(8)));
log!("{:?} {:?} {:?}", some.filter(|n| *n > 5), some.xor(none), some.zip(Some('a')));
log!("{:?} {:?}", some.ok_or("no"), none.ok_or_else(|| "none".to_string()));
