// refused: E0391
enum Kind {
    A = Kind::B as isize,
    B = Kind::A as isize,
}
log!("{}", Kind::A as i32);
