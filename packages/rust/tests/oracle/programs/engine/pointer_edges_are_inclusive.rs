let p = pointer();
let (x, y) = p.xy_fixed();
log!("{} {}", p.intersects_fixed(x, y, 1, 1), p.intersects_fixed(x - 4, y - 4, 5, 5));
log!("{} {}", p.intersects_fixed(x - 4, y - 4, 4, 5), p.intersects_fixed(x + 1, y, 5, 5));
log!("{} {}", p.intersects_fixed(x, y, 0, 1), p.intersects_fixed(x as f32 + 0.9, y, 1, 1));
log!("{}", p.intersects_fixed(f32::NAN, 0, 256, 144));
