let mut t = Tween::new(0.0);
let copy = t.duration(10);
t.set_duration(20);
t.set_ease(Easing::EaseInQuad);
log!("{} {} {:?} {:?}", copy.duration, t.duration, copy.easing, t.easing);
