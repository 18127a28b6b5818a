let mut o = Some(3);
log!("{:?} {:?}", o.take(), o);
log!("{:?} {:?}", o.replace(5), o);
*o.get_or_insert(1) += 10;
log!("{:?}", o);
log!("{:?}", o.insert(2));
if let Some(n) = o.as_mut() {
    *n += 1;
}
log!("{:?} {:?}", o, None.get_or_insert_with(|| 4));
