let n = 3;
let p = &n as *const i32;
log!("{}", p.is_null());
