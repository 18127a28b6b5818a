let n = 0xdead_beef_0123_4567u64;
log!("{} {} {} {}", n >> 32, n & 0xffff_ffff, n ^ u64::MAX, n << 4);
