let mut t = Tween::new(1.0f32);
log!("{} {}", t.get(), t.done());
t.set(5.0);
log!("{} {} {:?}", t.get(), t.done(), t.start_tick);
