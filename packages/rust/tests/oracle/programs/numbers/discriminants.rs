#[derive(Clone, Copy)]
enum Plain {
    A,
    B,
    C,
}
#[derive(Clone, Copy)]
enum Given {
    A = -1,
    B,
    C = 10,
    D,
}
log!("{} {} {}", Plain::A as i32, Plain::B as u8, Plain::C as usize);
log!("{} {} {} {}", Given::A as i32, Given::B as i32, Given::C as u8, Given::D as i64);
log!("{}", Given::A as i32 as u8);
