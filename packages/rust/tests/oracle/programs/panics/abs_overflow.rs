let least = i32::MIN + tick() as i32;
log!("{}", least.abs());
