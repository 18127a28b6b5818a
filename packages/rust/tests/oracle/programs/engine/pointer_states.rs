let p = pointer();
log!("{:?} {:?} {:?}", p.xy(), p.xy_fixed(), p.scroll_delta());
log!("{} {} {} {}", p.just_pressed(), p.pressed(), p.just_released(), p.released());
log!("{} {}", p.intersects(0, 0, 128, 72), p.intersects_fixed(p.xy_fixed().0, 0, 1, 144));
