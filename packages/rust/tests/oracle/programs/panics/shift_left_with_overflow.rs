let by = 32 + tick();
log!("{}", 1u32 << by);
