fn tell(o: &mut Option<i32>) {
    match o {
        None => log!("none"),
        Some(n) => *n += 1,
    }
}
let (mut a, mut b) = (None, Some(1));
tell(&mut a);
tell(&mut b);
log!("{:?} {:?}", a, b);
