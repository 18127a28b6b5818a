let pad = gamepad(0);
log!("{:?} {:?} {:?} {:?}", pad.up, pad.a, pad.start, pad.select);
log!("{:?}", gamepad(1));
log!("{} {} {} {}", pad.a.just_pressed(), pad.a.pressed(), pad.a.just_released(), pad.a.released());
log!("{} {}", pad.b as i32, pad.x == Button::Pressed);
