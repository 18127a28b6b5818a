let count = tick();
log!("{}", count - 1);
