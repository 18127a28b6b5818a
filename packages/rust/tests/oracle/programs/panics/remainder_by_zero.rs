let zero = tick();
log!("{}", 10 % zero);
