log!("{}", 5.clamp(1, 3));
let most = 3 + tick() as i32;
log!("{}", 5.clamp(9, most));
