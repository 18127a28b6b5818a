use std::cmp::Ordering;
log!("{:?} {:?} {:?}", 1.cmp(&2), 'b'.cmp(&'a'), (1, 'a').cmp(&(1, 'a')));
log!("{:?} {} {:?}", Ordering::Less.reverse(), Ordering::Less.is_lt(), Ordering::Equal.then(Ordering::Greater));
match 3.cmp(&5) {
    Ordering::Less => log!("less"),
    Ordering::Equal => log!("equal"),
    Ordering::Greater => log!("greater"),
}
