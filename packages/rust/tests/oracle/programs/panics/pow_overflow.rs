let base = 10 + tick() as i32;
log!("{}", base.pow(9));
log!("{}", base.pow(10));
