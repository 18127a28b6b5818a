let mut o = Some(3);
match o {
    Some(ref mut n) => *n += 1,
    None => {}
}
if let Some(n) = &mut o {
    *n *= 10;
}
log!("{:?}", o);
