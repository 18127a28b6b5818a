log!("{:?} {:?}", gamepad(2).a, gamepad(u32::MAX).start);
