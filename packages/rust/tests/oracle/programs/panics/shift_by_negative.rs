let by = tick() as i32 - 1;
log!("{}", 1 << by);
