let n = 3;
let p = &n as *const i32;
unsafe {
    log!("{}", *p);
}
