log!("{:?} {}", Easing::default(), Easing::Linear == Easing::default());
let t = Tween::new(0);
log!("{:?}", t.easing);
