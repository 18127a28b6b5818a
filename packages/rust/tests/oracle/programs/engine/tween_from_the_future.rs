let mut x = Tween::new(0).duration(4).set(10);
x.start_tick = Some(5);
log!("{}", x.get());
