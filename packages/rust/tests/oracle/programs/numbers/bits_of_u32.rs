let color = 0xff8040c0u32;
log!("{} {} {} {}", color >> 24, color >> 16 & 0xff, color >> 8 & 0xff, color & 0xff);
log!("{} {}", color | 0x0000003f, color ^ u32::MAX);
log!("{}", (color << 8) >> 8);
