let n = tick();
log!("{} {}", 1000u32.ilog10(), 1024u32.ilog2());
log!("{}", n.ilog2());
