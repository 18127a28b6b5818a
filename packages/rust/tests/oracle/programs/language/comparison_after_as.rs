let x = 3.5;
if x as i32 <= 3 {
    log!("at most");
}
let n = 5usize;
log!("{} {} {}", n as i32 >= 5, (n as i32) < 6, x as u8 <= n as u8 && n as i32 <= 4);
